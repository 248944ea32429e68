import { LastUpdate as LastUpdate_c2599f48523f5309316a8bcdd0e0415b } from '../../../features/profileUpdates/admin/LastUpdate.tsx'
import { DepartureNotice as DepartureNotice_47f0194093b6bd5423bee247f5ee7399 } from '../../../features/departure/admin/DepartureNotice.tsx'
import { RecordNotices as RecordNotices_c3dfe7dcdd8eb8a539d19c346ce2e411 } from '../../../features/form/admin/RecordNotices.tsx'
import { EnglishPanel as EnglishPanel_3c81f8a1076ba19ca558ceed2d6e2deb } from '../../../features/english/admin/EnglishPanel.tsx'
import { PasteCurriculum as PasteCurriculum_73da1fefd66e8e16340880d3ee2ed301 } from '../../../features/curriculum/admin/PasteCurriculum.tsx'
import { NameCell as NameCell_8f9188230c875a5934b3219bddb20fb0 } from '../../../features/list/admin/TalentCells.tsx'
import { RenameOffer as RenameOffer_fcedc7072aa6afc65b71a4f8112aa7dc } from '../../../collections/talents/admin/RenameOffer.tsx'
import { VocabularySelect as VocabularySelect_13ec430806dc5399fd8649ac154cd016 } from '../../../features/form/admin/VocabularySelect.tsx'
import { Photographs as Photographs_408875f72c12b52fff2c472b84af4f3a } from '../../../features/media/admin/Photographs.tsx'
import { NoGallery as NoGallery_408875f72c12b52fff2c472b84af4f3a } from '../../../features/media/admin/Photographs.tsx'
import { ValueDiff as ValueDiff_a8b4ba8793d0c3c625249a6346542ba1 } from '../../../features/vocabulary/admin/ValueDiff.tsx'
import { LevelChips as LevelChips_f909f4213dd0c4507c63b01fe91e1d3a } from '../../../collections/talents/admin/LevelChips.tsx'
import { AgentSelect as AgentSelect_e140fdc794389f77a2143ef0308f429d } from '../../../collections/talents/admin/AgentSelect.tsx'
import { GuessedFamilyName as GuessedFamilyName_02fe5c8040cef22a189540d8278e7740 } from '../../../collections/talents/admin/GuessedFamilyName.tsx'
import { LocalisedLabel as LocalisedLabel_575a6be6829944b5f81ac09f1a1d10b5 } from '../../../features/english/admin/LocalisedLabel.tsx'
import { TextListCell as TextListCell_35422e2baab1935eb0d9b4757c2beb47 } from '../../../features/form/admin/TextList.tsx'
import { TextList as TextList_35422e2baab1935eb0d9b4757c2beb47 } from '../../../features/form/admin/TextList.tsx'
import { VideoLink as VideoLink_de6c58f314e6de3cc0661ebd89fa0aef } from '../../../features/videos/admin/VideoLink.tsx'
import { RowLabel as RowLabel_116f70d513dc80ef819fac83207f1841 } from '../../../features/form/admin/rowLabels.tsx'
import { VoiceFiles as VoiceFiles_3eea39ad08c54a5c3216446f31036e32 } from '../../../features/media/admin/VoiceFiles.tsx'
import { MarkdownCell as MarkdownCell_f75994860c3bac8339550d5def880d28 } from '../../../features/form/admin/markdown/MarkdownCell.tsx'
import { MarkdownField as MarkdownField_04ebae5390fd1742f1fcb3f18e25ac33 } from '../../../features/form/admin/markdown/MarkdownField.tsx'
import { MarkdownDiff as MarkdownDiff_813b88dabc8861d91f76fa93bb36a76f } from '../../../features/form/admin/markdown/MarkdownDiff.tsx'
import { CheckedCell as CheckedCell_8f9188230c875a5934b3219bddb20fb0 } from '../../../features/list/admin/TalentCells.tsx'
import { PersonalData as PersonalData_10bb467291643b83d099587e1af70e51 } from '../../../features/personalData/admin/PersonalData.tsx'
import { RecordPublication as RecordPublication_693a717f32b8108ed2c65192a3264192 } from '../../../features/publishing/admin/PublicationViews.tsx'
import { MissingEnglishCell as MissingEnglishCell_8f9188230c875a5934b3219bddb20fb0 } from '../../../features/list/admin/TalentCells.tsx'
import { DateTimeCell as DateTimeCell_ae7f40e58aa6fb07282c3351dd5e58c3 } from '../../../features/list/admin/cells.tsx'
import { TalentsPageLink as TalentsPageLink_e903673e25af75c36f25ddf3f95012dd } from '../../../admin/TalentsPage.tsx'
import { MakeProposal as MakeProposal_3512e9475b600a8e250f060e277a48ae } from '../../../features/proposals/admin/MakeProposal.tsx'
import { OrderLink as OrderLink_94971627fb23ee9bebc7ffa0f7c3b054 } from '../../../features/order/admin/OrderLink.tsx'
import { AskSelected as AskSelected_72bad9b968b9ae8ec38908d4f1aef6ee } from '../../../features/profileUpdates/admin/AskForCheck.tsx'
import { TrashNotice as TrashNotice_972e7760d4f898b9b93aecc526d23d27 } from '../../../features/trash/admin/TrashNotice.tsx'
import { KeptSelection as KeptSelection_608f9d1e6d579f3678cfb5e6653fb6f6 } from '../../../features/list/admin/KeptSelection.tsx'
import { AddCredit as AddCredit_6339c812f7aef68abb65203beedc42bd } from '../../../features/credits/admin/AddCredit.tsx'
import { EnglishMark as EnglishMark_0b60f79945e7d491f9e3466ca4499d36 } from '../../../features/english/admin/EnglishMark.tsx'
import { RecordState as RecordState_693a717f32b8108ed2c65192a3264192 } from '../../../features/publishing/admin/PublicationViews.tsx'
import { ScheduledPublications as ScheduledPublications_82d5c70a4002936f474a93d795f8ebdb } from '../../../features/publishing/admin/ScheduledPublications.tsx'
import { FirstSave as FirstSave_c08bcd63ff8b9b74a5e89c5776f81404 } from '../../../features/form/admin/FirstSave.tsx'
import { FormFocus as FormFocus_388df3d24dd2fa54c093bc94077326bb } from '../../../features/form/admin/FormFocus.tsx'
import { FormRequests as FormRequests_0e7d3e27e5e60d731f4b6a84c785d431 } from '../../../features/form/admin/FormAnswers.tsx'
import { LeaveGuard as LeaveGuard_d065310fb107ffed93be64b2a28eddcc } from '../../../features/form/admin/LeaveGuard.tsx'
import { PreviewLink as PreviewLink_71d05904a35d7273262e78d5f9f5a73b } from '../../../features/preview/admin/PreviewLink.tsx'
import { ConflictDialog as ConflictDialog_4c085ed6cf8f1c5433f3bba24cb9ce63 } from '../../../features/revisions/admin/ConflictDialog.tsx'
import { LeaveAgency as LeaveAgency_73fe59868b87d97a3a194bcbe66c44e1 } from '../../../features/departure/admin/LeaveAgency.tsx'
import { PublishButton as PublishButton_35d2ec39cc3d4cc2ffa1af8f4859c794 } from '../../../features/actions/admin/PublishButton.tsx'
import { SaveDraftButton as SaveDraftButton_8c7bb53e56ae32eaa7f396d6be3383e7 } from '../../../features/actions/admin/SaveDraftButton.tsx'
import { VersionsView as VersionsView_fbe468461b786c9e9bdbaa6519b567a1 } from '../../../features/versions/admin/VersionsView.tsx'
import { EditView as EditView_597a728edc67c5a829ee49493a5e59fa } from '../../../features/preview/admin/EditView.tsx'
import { OrderView as OrderView_ecd875925e57d48f8f687069e88350af } from '../../../features/order/admin/OrderView.tsx'
import { ImportView as ImportView_f0def44c8fc746d4e4ee52eab77a613b } from '../../../features/import/admin/ImportView.tsx'
import { AddedValues as AddedValues_aafd15352b22d218b434471391ae5a15 } from '../../../features/vocabulary/admin/AddedValues.tsx'
import { ProposalLink as ProposalLink_2d13496ce7e052be995d563c093bdce2 } from '../../../features/proposals/admin/ProposalLink.tsx'
import { FirstPhoto as FirstPhoto_9173ae7c08013967fc99e3b92c56a5a1 } from '../../../features/proposals/admin/FirstShown.tsx'
import { FirstClip as FirstClip_9173ae7c08013967fc99e3b92c56a5a1 } from '../../../features/proposals/admin/FirstShown.tsx'
import { PasteSelection as PasteSelection_c5d9a74f1bed6e83fc8cae3d76cd74ad } from '../../../features/proposals/admin/PasteSelection.tsx'
import { RelatedName as RelatedName_116f70d513dc80ef819fac83207f1841 } from '../../../features/form/admin/rowLabels.tsx'
import { Answers as Answers_8d7a62418f1c2abf11951c096841ce15 } from '../../../features/proposals/admin/Answers.tsx'
import { BlockLabel as BlockLabel_116f70d513dc80ef819fac83207f1841 } from '../../../features/form/admin/rowLabels.tsx'
import { FileFacts as FileFacts_9427858ba9dc62e07caead1754d78bc7 } from '../../../features/media/admin/FileFacts.tsx'
import { FileUses as FileUses_3c48929ad44485fe28d3f95705fd422e } from '../../../features/media/admin/FileUses.tsx'
import { OtherAlt as OtherAlt_903f160ac5a854ff0c8b2fb9ce51f0ea } from '../../../features/media/admin/OtherAlt.tsx'
import { FileTypeCell as FileTypeCell_9427858ba9dc62e07caead1754d78bc7 } from '../../../features/media/admin/FileFacts.tsx'
import { PersonFilter as PersonFilter_b7c4a1cd1d4e0cedb0260bed4512110b } from '../../../features/media/admin/PersonFilter.tsx'
import { CurrentPassword as CurrentPassword_9144aeea5abe1bae08e976312bb1b4e8 } from '../../../features/accounts/admin/CurrentPassword.tsx'
import { SecondFactorField as SecondFactorField_a07f3bf164b86e3e99c4786f4e8fb3cb } from '../../../features/accounts/admin/SecondFactor.tsx'
import { ReviewView as ReviewView_7c027c08be5006466412264e27c445b1 } from '../../../features/profileUpdates/admin/ReviewView.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { AddAtTop as AddAtTop_642d2e83ec0ec0aee7ef82319fa4947d } from '../../../features/form/admin/AddAtTop.tsx'
import { SaveButton as SaveButton_3be4ac5a0a967f969e3bd8c00aab0998 } from '../../../features/actions/admin/SaveButton.tsx'
import { Icon as Icon_0debc552767fb55c4babce0624e91665 } from '../../../features/brand/admin/Icon.tsx'
import { Logo as Logo_81e1a858121b580a6922db3af2dfa6dc } from '../../../features/brand/admin/Logo.tsx'
import { Publications as Publications_09600802485c354977deb48b96d73278 } from '../../../features/publishing/admin/Publications.tsx'
import { BeforeSignIn as BeforeSignIn_a07f3bf164b86e3e99c4786f4e8fb3cb } from '../../../features/accounts/admin/SecondFactor.tsx'
import { FormAnswers as FormAnswers_0e7d3e27e5e60d731f4b6a84c785d431 } from '../../../features/form/admin/FormAnswers.tsx'
import { CheckboxTitles as CheckboxTitles_7285937d023a3091fed1c38eea6cde1c } from '../../../features/form/admin/CheckboxTitles.tsx'
import { RecoveryCleanup as RecoveryCleanup_6e75576834b94c5eecf06038845bd543 } from '../../../features/form/admin/RecoveryBanner.tsx'
import { Dashboard as Dashboard_b411b587a5de7ebcca5ab8d8fb19f538 } from '../../../features/dashboard/admin/Dashboard.tsx'
import { SecondFactorView as SecondFactorView_a07f3bf164b86e3e99c4786f4e8fb3cb } from '../../../features/accounts/admin/SecondFactor.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/features/profileUpdates/admin/LastUpdate.tsx#LastUpdate": LastUpdate_c2599f48523f5309316a8bcdd0e0415b,
  "/features/departure/admin/DepartureNotice.tsx#DepartureNotice": DepartureNotice_47f0194093b6bd5423bee247f5ee7399,
  "/features/form/admin/RecordNotices.tsx#RecordNotices": RecordNotices_c3dfe7dcdd8eb8a539d19c346ce2e411,
  "/features/english/admin/EnglishPanel.tsx#EnglishPanel": EnglishPanel_3c81f8a1076ba19ca558ceed2d6e2deb,
  "/features/curriculum/admin/PasteCurriculum.tsx#PasteCurriculum": PasteCurriculum_73da1fefd66e8e16340880d3ee2ed301,
  "/features/list/admin/TalentCells.tsx#NameCell": NameCell_8f9188230c875a5934b3219bddb20fb0,
  "/collections/talents/admin/RenameOffer.tsx#RenameOffer": RenameOffer_fcedc7072aa6afc65b71a4f8112aa7dc,
  "/features/form/admin/VocabularySelect.tsx#VocabularySelect": VocabularySelect_13ec430806dc5399fd8649ac154cd016,
  "/features/media/admin/Photographs.tsx#Photographs": Photographs_408875f72c12b52fff2c472b84af4f3a,
  "/features/media/admin/Photographs.tsx#NoGallery": NoGallery_408875f72c12b52fff2c472b84af4f3a,
  "/features/vocabulary/admin/ValueDiff.tsx#ValueDiff": ValueDiff_a8b4ba8793d0c3c625249a6346542ba1,
  "/collections/talents/admin/LevelChips.tsx#LevelChips": LevelChips_f909f4213dd0c4507c63b01fe91e1d3a,
  "/collections/talents/admin/AgentSelect.tsx#AgentSelect": AgentSelect_e140fdc794389f77a2143ef0308f429d,
  "/collections/talents/admin/GuessedFamilyName.tsx#GuessedFamilyName": GuessedFamilyName_02fe5c8040cef22a189540d8278e7740,
  "/features/english/admin/LocalisedLabel.tsx#LocalisedLabel": LocalisedLabel_575a6be6829944b5f81ac09f1a1d10b5,
  "/features/form/admin/TextList.tsx#TextListCell": TextListCell_35422e2baab1935eb0d9b4757c2beb47,
  "/features/form/admin/TextList.tsx#TextList": TextList_35422e2baab1935eb0d9b4757c2beb47,
  "/features/videos/admin/VideoLink.tsx#VideoLink": VideoLink_de6c58f314e6de3cc0661ebd89fa0aef,
  "/features/form/admin/rowLabels.tsx#RowLabel": RowLabel_116f70d513dc80ef819fac83207f1841,
  "/features/media/admin/VoiceFiles.tsx#VoiceFiles": VoiceFiles_3eea39ad08c54a5c3216446f31036e32,
  "/features/form/admin/markdown/MarkdownCell.tsx#MarkdownCell": MarkdownCell_f75994860c3bac8339550d5def880d28,
  "/features/form/admin/markdown/MarkdownField.tsx#MarkdownField": MarkdownField_04ebae5390fd1742f1fcb3f18e25ac33,
  "/features/form/admin/markdown/MarkdownDiff.tsx#MarkdownDiff": MarkdownDiff_813b88dabc8861d91f76fa93bb36a76f,
  "/features/list/admin/TalentCells.tsx#CheckedCell": CheckedCell_8f9188230c875a5934b3219bddb20fb0,
  "/features/personalData/admin/PersonalData.tsx#PersonalData": PersonalData_10bb467291643b83d099587e1af70e51,
  "/features/publishing/admin/PublicationViews.tsx#RecordPublication": RecordPublication_693a717f32b8108ed2c65192a3264192,
  "/features/list/admin/TalentCells.tsx#MissingEnglishCell": MissingEnglishCell_8f9188230c875a5934b3219bddb20fb0,
  "/features/list/admin/cells.tsx#DateTimeCell": DateTimeCell_ae7f40e58aa6fb07282c3351dd5e58c3,
  "/admin/TalentsPage.tsx#TalentsPageLink": TalentsPageLink_e903673e25af75c36f25ddf3f95012dd,
  "/features/proposals/admin/MakeProposal.tsx#MakeProposal": MakeProposal_3512e9475b600a8e250f060e277a48ae,
  "/features/order/admin/OrderLink.tsx#OrderLink": OrderLink_94971627fb23ee9bebc7ffa0f7c3b054,
  "/features/profileUpdates/admin/AskForCheck.tsx#AskSelected": AskSelected_72bad9b968b9ae8ec38908d4f1aef6ee,
  "/features/trash/admin/TrashNotice.tsx#TrashNotice": TrashNotice_972e7760d4f898b9b93aecc526d23d27,
  "/features/list/admin/KeptSelection.tsx#KeptSelection": KeptSelection_608f9d1e6d579f3678cfb5e6653fb6f6,
  "/features/credits/admin/AddCredit.tsx#AddCredit": AddCredit_6339c812f7aef68abb65203beedc42bd,
  "/features/english/admin/EnglishMark.tsx#EnglishMark": EnglishMark_0b60f79945e7d491f9e3466ca4499d36,
  "/features/publishing/admin/PublicationViews.tsx#RecordState": RecordState_693a717f32b8108ed2c65192a3264192,
  "/features/publishing/admin/ScheduledPublications.tsx#ScheduledPublications": ScheduledPublications_82d5c70a4002936f474a93d795f8ebdb,
  "/features/form/admin/FirstSave.tsx#FirstSave": FirstSave_c08bcd63ff8b9b74a5e89c5776f81404,
  "/features/form/admin/FormFocus.tsx#FormFocus": FormFocus_388df3d24dd2fa54c093bc94077326bb,
  "/features/form/admin/FormAnswers.tsx#FormRequests": FormRequests_0e7d3e27e5e60d731f4b6a84c785d431,
  "/features/form/admin/LeaveGuard.tsx#LeaveGuard": LeaveGuard_d065310fb107ffed93be64b2a28eddcc,
  "/features/preview/admin/PreviewLink.tsx#PreviewLink": PreviewLink_71d05904a35d7273262e78d5f9f5a73b,
  "/features/revisions/admin/ConflictDialog.tsx#ConflictDialog": ConflictDialog_4c085ed6cf8f1c5433f3bba24cb9ce63,
  "/features/departure/admin/LeaveAgency.tsx#LeaveAgency": LeaveAgency_73fe59868b87d97a3a194bcbe66c44e1,
  "/features/actions/admin/PublishButton.tsx#PublishButton": PublishButton_35d2ec39cc3d4cc2ffa1af8f4859c794,
  "/features/actions/admin/SaveDraftButton.tsx#SaveDraftButton": SaveDraftButton_8c7bb53e56ae32eaa7f396d6be3383e7,
  "/features/versions/admin/VersionsView.tsx#VersionsView": VersionsView_fbe468461b786c9e9bdbaa6519b567a1,
  "/features/preview/admin/EditView.tsx#EditView": EditView_597a728edc67c5a829ee49493a5e59fa,
  "/features/order/admin/OrderView.tsx#OrderView": OrderView_ecd875925e57d48f8f687069e88350af,
  "/features/import/admin/ImportView.tsx#ImportView": ImportView_f0def44c8fc746d4e4ee52eab77a613b,
  "/features/vocabulary/admin/AddedValues.tsx#AddedValues": AddedValues_aafd15352b22d218b434471391ae5a15,
  "/features/proposals/admin/ProposalLink.tsx#ProposalLink": ProposalLink_2d13496ce7e052be995d563c093bdce2,
  "/features/proposals/admin/FirstShown.tsx#FirstPhoto": FirstPhoto_9173ae7c08013967fc99e3b92c56a5a1,
  "/features/proposals/admin/FirstShown.tsx#FirstClip": FirstClip_9173ae7c08013967fc99e3b92c56a5a1,
  "/features/proposals/admin/PasteSelection.tsx#PasteSelection": PasteSelection_c5d9a74f1bed6e83fc8cae3d76cd74ad,
  "/features/form/admin/rowLabels.tsx#RelatedName": RelatedName_116f70d513dc80ef819fac83207f1841,
  "/features/proposals/admin/Answers.tsx#Answers": Answers_8d7a62418f1c2abf11951c096841ce15,
  "/features/form/admin/rowLabels.tsx#BlockLabel": BlockLabel_116f70d513dc80ef819fac83207f1841,
  "/features/media/admin/FileFacts.tsx#FileFacts": FileFacts_9427858ba9dc62e07caead1754d78bc7,
  "/features/media/admin/FileUses.tsx#FileUses": FileUses_3c48929ad44485fe28d3f95705fd422e,
  "/features/media/admin/OtherAlt.tsx#OtherAlt": OtherAlt_903f160ac5a854ff0c8b2fb9ce51f0ea,
  "/features/media/admin/FileFacts.tsx#FileTypeCell": FileTypeCell_9427858ba9dc62e07caead1754d78bc7,
  "/features/media/admin/PersonFilter.tsx#PersonFilter": PersonFilter_b7c4a1cd1d4e0cedb0260bed4512110b,
  "/features/accounts/admin/CurrentPassword.tsx#CurrentPassword": CurrentPassword_9144aeea5abe1bae08e976312bb1b4e8,
  "/features/accounts/admin/SecondFactor.tsx#SecondFactorField": SecondFactorField_a07f3bf164b86e3e99c4786f4e8fb3cb,
  "/features/profileUpdates/admin/ReviewView.tsx#ReviewView": ReviewView_7c027c08be5006466412264e27c445b1,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/features/form/admin/AddAtTop.tsx#AddAtTop": AddAtTop_642d2e83ec0ec0aee7ef82319fa4947d,
  "/features/actions/admin/SaveButton.tsx#SaveButton": SaveButton_3be4ac5a0a967f969e3bd8c00aab0998,
  "/features/brand/admin/Icon.tsx#Icon": Icon_0debc552767fb55c4babce0624e91665,
  "/features/brand/admin/Logo.tsx#Logo": Logo_81e1a858121b580a6922db3af2dfa6dc,
  "/features/publishing/admin/Publications.tsx#Publications": Publications_09600802485c354977deb48b96d73278,
  "/features/accounts/admin/SecondFactor.tsx#BeforeSignIn": BeforeSignIn_a07f3bf164b86e3e99c4786f4e8fb3cb,
  "/features/form/admin/FormAnswers.tsx#FormAnswers": FormAnswers_0e7d3e27e5e60d731f4b6a84c785d431,
  "/features/form/admin/CheckboxTitles.tsx#CheckboxTitles": CheckboxTitles_7285937d023a3091fed1c38eea6cde1c,
  "/features/form/admin/RecoveryBanner.tsx#RecoveryCleanup": RecoveryCleanup_6e75576834b94c5eecf06038845bd543,
  "/features/dashboard/admin/Dashboard.tsx#Dashboard": Dashboard_b411b587a5de7ebcca5ab8d8fb19f538,
  "/features/accounts/admin/SecondFactor.tsx#SecondFactorView": SecondFactorView_a07f3bf164b86e3e99c4786f4e8fb3cb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
