import { RecordNotices as RecordNotices_8ef7d9b3c48b7d40d0a4b6e015ce41ae } from '../../../components/form/RecordNotices.tsx'
import { EnglishPanel as EnglishPanel_23855514d15d3950a83a7216fca2d75c } from '../../../components/english/EnglishPanel.tsx'
import { NameCell as NameCell_cc1acc9c30c6d3fd81cd3e844f0aca10 } from '../../../components/list/NameCell.tsx'
import { RenameOffer as RenameOffer_a00d522bd203a53b1f52ee476514cca4 } from '../../../components/talents/RenameOffer.tsx'
import { RowLabel as RowLabel_48010909b57d759a33c9bffbb846f1d5 } from '../../../components/rows/RowLabel.tsx'
import { GuessedFamilyName as GuessedFamilyName_97e218049ae362f92cc9b61c874f3c9b } from '../../../components/talents/GuessedFamilyName.tsx'
import { LocalisedLabel as LocalisedLabel_a342356490a12a5a31afe002ee60f987 } from '../../../components/english/LocalisedLabel.tsx'
import { GalleryUpload as GalleryUpload_b975c133ccd1aaa1788e0524daae9974 } from '../../../components/gallery/GalleryUpload.tsx'
import { PasteCredits as PasteCredits_0e2eccdc0a5d330d8064a4fc34ac82ad } from '../../../components/credits/PasteCredits.tsx'
import { MarkdownField as MarkdownField_4e57ce8dc3719099db55cf76422d9a03 } from '../../../components/markdown/MarkdownField.tsx'
import { AgentSelect as AgentSelect_a8078d293f254a9aaf5288dfc29b8002 } from '../../../components/talents/AgentSelect.tsx'
import { CheckedCell as CheckedCell_c137efdafe17fbc474622e1ea8d4984d } from '../../../components/list/CheckedCell.tsx'
import { PositionCell as PositionCell_fa108a500e1e1648aefc5300db6f5e10 } from '../../../components/list/PositionCell.tsx'
import { RecordPublication as RecordPublication_27e20cbdac9067eeabb35423415bbc4d } from '../../../components/publications/RecordPublication.tsx'
import { MissingEnglishCell as MissingEnglishCell_b6983e739541620438a87606452769f2 } from '../../../components/list/MissingEnglishCell.tsx'
import { DateTimeCell as DateTimeCell_e94021b7994102eb4fb8031f9c927abe } from '../../../components/dates/DateTimeCell.tsx'
import { ImportLink as ImportLink_5858e67246a75a205d864c268b83ba3f } from '../../../components/talentImport/ImportLink.tsx'
import { OrderLink as OrderLink_0fdf411ed9b277c76c2dced39e35a220 } from '../../../components/order/OrderLink.tsx'
import { TrashNotice as TrashNotice_a5355499cc1a46216b16625cf4f07b63 } from '../../../components/trash/TrashNotice.tsx'
import { ScheduledPublications as ScheduledPublications_bb935e4b31ddb4838a92d3109c87f85a } from '../../../components/publications/ScheduledPublications.tsx'
import { KeptErrors as KeptErrors_6817b4d246709d00ece6ad4f93f287b8 } from '../../../components/form/KeptErrors.tsx'
import { FirstSave as FirstSave_d18041ec9ac409119a609198fd4ce776 } from '../../../components/form/FirstSave.tsx'
import { FormFocus as FormFocus_f0b0264feee00f4d196bb0df153140c9 } from '../../../components/form/FormFocus.tsx'
import { OrphanFields as OrphanFields_bd6f152f524f42bffd0b7cd276f2887f } from '../../../components/rows/OrphanFields.tsx'
import { UnsentChanges as UnsentChanges_40c3579f4384201220f6ddd711f03957 } from '../../../components/form/UnsentChanges.tsx'
import { EnglishMark as EnglishMark_8894c0e5d7f783058181452a98ca511a } from '../../../components/english/EnglishMark.tsx'
import { LeaveGuard as LeaveGuard_a8d96157cf7d62cc2d4e9d307d5b81b0 } from '../../../components/leaving/LeaveGuard.tsx'
import { ConflictDialog as ConflictDialog_e518ad14e75b8d86eaf1c2bd9596e32f } from '../../../components/revisions/ConflictDialog.tsx'
import { VersionsView as VersionsView_244d6254e6800762f587ba512eab0307 } from '../../../components/versions/VersionsView.tsx'
import { EditView as EditView_dbb7f2f1f4d7561bde7e9a0d477474ec } from '../../../components/form/EditView.tsx'
import { BlockLabel as BlockLabel_4253d096dee8dcf0fe273b424ce792b5 } from '../../../components/rows/BlockLabel.tsx'
import { FileFacts as FileFacts_1673d8a23b69f64908550b25a0c85f0c } from '../../../components/media/FileFacts.tsx'
import { FileUses as FileUses_72c78311c46f1e8d1b45b23ebf542965 } from '../../../components/media/FileUses.tsx'
import { OtherAlt as OtherAlt_88a72388e8deb91629a49f237b9dda66 } from '../../../components/media/OtherAlt.tsx'
import { FileTypeCell as FileTypeCell_27788d757edae19455bed66a69228598 } from '../../../components/media/FileTypeCell.tsx'
import { CurrentPassword as CurrentPassword_6c660c7d65ef16732ce23bc8990e8e57 } from '../../../components/accounts/CurrentPassword.tsx'
import { SecondFactorField as SecondFactorField_83f045f8c5f1d3ce06c2514735544c4c } from '../../../components/accounts/SecondFactorField.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { PresetFilterCell as PresetFilterCell_7e37064c21c1890efbe025a7114406d1 } from '../../../components/presets/PresetCells.tsx'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { PresetColumnsCell as PresetColumnsCell_7e37064c21c1890efbe025a7114406d1 } from '../../../components/presets/PresetCells.tsx'
import { PresetColumnsField as PresetColumnsField_df4cd3a0d81409c5043d7049e2f18196 } from '../../../components/presets/PresetColumnsField.tsx'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { RelatedName as RelatedName_fec635c55904b4d1998dc2b81fcc25db } from '../../../components/rows/RelatedName.tsx'
import { Icon as Icon_8d08ed908c0b38d7ebd51da1dac58960 } from '../../../components/brand/Icon.tsx'
import { Logo as Logo_f561b306b4b885a8e01204087240e9a5 } from '../../../components/brand/Logo.tsx'
import { Publications as Publications_c2152b9377b1283e9d7ff948629ba481 } from '../../../components/publications/Publications.tsx'
import { PendingSignIn as PendingSignIn_68bca7f549d63377a4c77b122a11c379 } from '../../../components/accounts/PendingSignIn.tsx'
import { NoForgottenPassword as NoForgottenPassword_b098295f55088a61694a6255e796f886 } from '../../../components/accounts/NoForgottenPassword.tsx'
import { FormStateReporter as FormStateReporter_0506e81e8bff69be9a5f26a3c23ffcf7 } from '../../../components/form/FormStateReporter.tsx'
import { RecoveryCleanup as RecoveryCleanup_5de48c3faaac329f834221d150ae1bde } from '../../../components/recovery/RecoveryCleanup.tsx'
import { Desk as Desk_8c582051e4ed96e175f0e9bd50fbc2ad } from '../../../components/desk/Desk.tsx'
import { OrderView as OrderView_33433176805408d293f8ccf134729dbc } from '../../../components/order/OrderView.tsx'
import { ImportView as ImportView_26684603b8817472c5011fa1d9705762 } from '../../../components/talentImport/ImportView.tsx'
import { SecondFactorView as SecondFactorView_f509f748e4a16999f00f38de55c3c567 } from '../../../components/accounts/SecondFactorView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/form/RecordNotices.tsx#RecordNotices": RecordNotices_8ef7d9b3c48b7d40d0a4b6e015ce41ae,
  "/components/english/EnglishPanel.tsx#EnglishPanel": EnglishPanel_23855514d15d3950a83a7216fca2d75c,
  "/components/list/NameCell.tsx#NameCell": NameCell_cc1acc9c30c6d3fd81cd3e844f0aca10,
  "/components/talents/RenameOffer.tsx#RenameOffer": RenameOffer_a00d522bd203a53b1f52ee476514cca4,
  "/components/rows/RowLabel.tsx#RowLabel": RowLabel_48010909b57d759a33c9bffbb846f1d5,
  "/components/talents/GuessedFamilyName.tsx#GuessedFamilyName": GuessedFamilyName_97e218049ae362f92cc9b61c874f3c9b,
  "/components/english/LocalisedLabel.tsx#LocalisedLabel": LocalisedLabel_a342356490a12a5a31afe002ee60f987,
  "/components/gallery/GalleryUpload.tsx#GalleryUpload": GalleryUpload_b975c133ccd1aaa1788e0524daae9974,
  "/components/credits/PasteCredits.tsx#PasteCredits": PasteCredits_0e2eccdc0a5d330d8064a4fc34ac82ad,
  "/components/markdown/MarkdownField.tsx#MarkdownField": MarkdownField_4e57ce8dc3719099db55cf76422d9a03,
  "/components/talents/AgentSelect.tsx#AgentSelect": AgentSelect_a8078d293f254a9aaf5288dfc29b8002,
  "/components/list/CheckedCell.tsx#CheckedCell": CheckedCell_c137efdafe17fbc474622e1ea8d4984d,
  "/components/list/PositionCell.tsx#PositionCell": PositionCell_fa108a500e1e1648aefc5300db6f5e10,
  "/components/publications/RecordPublication.tsx#RecordPublication": RecordPublication_27e20cbdac9067eeabb35423415bbc4d,
  "/components/list/MissingEnglishCell.tsx#MissingEnglishCell": MissingEnglishCell_b6983e739541620438a87606452769f2,
  "/components/dates/DateTimeCell.tsx#DateTimeCell": DateTimeCell_e94021b7994102eb4fb8031f9c927abe,
  "/components/talentImport/ImportLink.tsx#ImportLink": ImportLink_5858e67246a75a205d864c268b83ba3f,
  "/components/order/OrderLink.tsx#OrderLink": OrderLink_0fdf411ed9b277c76c2dced39e35a220,
  "/components/trash/TrashNotice.tsx#TrashNotice": TrashNotice_a5355499cc1a46216b16625cf4f07b63,
  "/components/publications/ScheduledPublications.tsx#ScheduledPublications": ScheduledPublications_bb935e4b31ddb4838a92d3109c87f85a,
  "/components/form/KeptErrors.tsx#KeptErrors": KeptErrors_6817b4d246709d00ece6ad4f93f287b8,
  "/components/form/FirstSave.tsx#FirstSave": FirstSave_d18041ec9ac409119a609198fd4ce776,
  "/components/form/FormFocus.tsx#FormFocus": FormFocus_f0b0264feee00f4d196bb0df153140c9,
  "/components/rows/OrphanFields.tsx#OrphanFields": OrphanFields_bd6f152f524f42bffd0b7cd276f2887f,
  "/components/form/UnsentChanges.tsx#UnsentChanges": UnsentChanges_40c3579f4384201220f6ddd711f03957,
  "/components/english/EnglishMark.tsx#EnglishMark": EnglishMark_8894c0e5d7f783058181452a98ca511a,
  "/components/leaving/LeaveGuard.tsx#LeaveGuard": LeaveGuard_a8d96157cf7d62cc2d4e9d307d5b81b0,
  "/components/revisions/ConflictDialog.tsx#ConflictDialog": ConflictDialog_e518ad14e75b8d86eaf1c2bd9596e32f,
  "/components/versions/VersionsView.tsx#VersionsView": VersionsView_244d6254e6800762f587ba512eab0307,
  "/components/form/EditView.tsx#EditView": EditView_dbb7f2f1f4d7561bde7e9a0d477474ec,
  "/components/rows/BlockLabel.tsx#BlockLabel": BlockLabel_4253d096dee8dcf0fe273b424ce792b5,
  "/components/media/FileFacts.tsx#FileFacts": FileFacts_1673d8a23b69f64908550b25a0c85f0c,
  "/components/media/FileUses.tsx#FileUses": FileUses_72c78311c46f1e8d1b45b23ebf542965,
  "/components/media/OtherAlt.tsx#OtherAlt": OtherAlt_88a72388e8deb91629a49f237b9dda66,
  "/components/media/FileTypeCell.tsx#FileTypeCell": FileTypeCell_27788d757edae19455bed66a69228598,
  "/components/accounts/CurrentPassword.tsx#CurrentPassword": CurrentPassword_6c660c7d65ef16732ce23bc8990e8e57,
  "/components/accounts/SecondFactorField.tsx#SecondFactorField": SecondFactorField_83f045f8c5f1d3ce06c2514735544c4c,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "/components/presets/PresetCells.tsx#PresetFilterCell": PresetFilterCell_7e37064c21c1890efbe025a7114406d1,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "/components/presets/PresetCells.tsx#PresetColumnsCell": PresetColumnsCell_7e37064c21c1890efbe025a7114406d1,
  "/components/presets/PresetColumnsField.tsx#PresetColumnsField": PresetColumnsField_df4cd3a0d81409c5043d7049e2f18196,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/components/rows/RelatedName.tsx#RelatedName": RelatedName_fec635c55904b4d1998dc2b81fcc25db,
  "/components/brand/Icon.tsx#Icon": Icon_8d08ed908c0b38d7ebd51da1dac58960,
  "/components/brand/Logo.tsx#Logo": Logo_f561b306b4b885a8e01204087240e9a5,
  "/components/publications/Publications.tsx#Publications": Publications_c2152b9377b1283e9d7ff948629ba481,
  "/components/accounts/PendingSignIn.tsx#PendingSignIn": PendingSignIn_68bca7f549d63377a4c77b122a11c379,
  "/components/accounts/NoForgottenPassword.tsx#NoForgottenPassword": NoForgottenPassword_b098295f55088a61694a6255e796f886,
  "/components/form/FormStateReporter.tsx#FormStateReporter": FormStateReporter_0506e81e8bff69be9a5f26a3c23ffcf7,
  "/components/recovery/RecoveryCleanup.tsx#RecoveryCleanup": RecoveryCleanup_5de48c3faaac329f834221d150ae1bde,
  "/components/desk/Desk.tsx#Desk": Desk_8c582051e4ed96e175f0e9bd50fbc2ad,
  "/components/order/OrderView.tsx#OrderView": OrderView_33433176805408d293f8ccf134729dbc,
  "/components/talentImport/ImportView.tsx#ImportView": ImportView_26684603b8817472c5011fa1d9705762,
  "/components/accounts/SecondFactorView.tsx#SecondFactorView": SecondFactorView_f509f748e4a16999f00f38de55c3c567,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
