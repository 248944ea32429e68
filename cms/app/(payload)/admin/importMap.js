import { GuessedFamilyName as GuessedFamilyName_3f9e3114e7394eab0467e12b45d31d6a } from '../../../components/GuessedFamilyName.tsx'
import { RowLabel as RowLabel_33fee81e9e411133e55d12765c054501 } from '../../../components/RowLabel.tsx'
import { AgentSelect as AgentSelect_75a3f15f8f4962ef834fa5fb48b4d539 } from '../../../components/AgentSelect.tsx'
import { KeptErrors as KeptErrors_aea42b667617307770e92b0db9e10975 } from '../../../components/KeptErrors.tsx'
import { CurrentPassword as CurrentPassword_f438a2845dd7d243db97a9b5a7706c0a } from '../../../components/CurrentPassword.tsx'
import { SecondFactorField as SecondFactorField_1b5c1757b7976bfeff8a4aaae4c839a4 } from '../../../components/SecondFactorField.tsx'
import { LastPublication as LastPublication_95187ff2a7aabbacadbea6fd65e7321b } from '../../../components/LastPublication.tsx'
import { InvalidRecords as InvalidRecords_774bfdec20f080afb710e18be9a5f081 } from '../../../components/InvalidRecords.tsx'
import { UncheckedSheets as UncheckedSheets_d31e58b8f9cdf69be2ff8095e0508994 } from '../../../components/UncheckedSheets.tsx'
import { PendingSignIn as PendingSignIn_8caf9434a9ab96ec7fb512715ae6bc8f } from '../../../components/PendingSignIn.tsx'
import { SecondFactorView as SecondFactorView_7240e56b969d4949e26f4b776aadf4f8 } from '../../../components/SecondFactorView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/GuessedFamilyName.tsx#GuessedFamilyName": GuessedFamilyName_3f9e3114e7394eab0467e12b45d31d6a,
  "/components/RowLabel.tsx#RowLabel": RowLabel_33fee81e9e411133e55d12765c054501,
  "/components/AgentSelect.tsx#AgentSelect": AgentSelect_75a3f15f8f4962ef834fa5fb48b4d539,
  "/components/KeptErrors.tsx#KeptErrors": KeptErrors_aea42b667617307770e92b0db9e10975,
  "/components/CurrentPassword.tsx#CurrentPassword": CurrentPassword_f438a2845dd7d243db97a9b5a7706c0a,
  "/components/SecondFactorField.tsx#SecondFactorField": SecondFactorField_1b5c1757b7976bfeff8a4aaae4c839a4,
  "/components/LastPublication.tsx#LastPublication": LastPublication_95187ff2a7aabbacadbea6fd65e7321b,
  "/components/InvalidRecords.tsx#InvalidRecords": InvalidRecords_774bfdec20f080afb710e18be9a5f081,
  "/components/UncheckedSheets.tsx#UncheckedSheets": UncheckedSheets_d31e58b8f9cdf69be2ff8095e0508994,
  "/components/PendingSignIn.tsx#PendingSignIn": PendingSignIn_8caf9434a9ab96ec7fb512715ae6bc8f,
  "/components/SecondFactorView.tsx#SecondFactorView": SecondFactorView_7240e56b969d4949e26f4b776aadf4f8,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
