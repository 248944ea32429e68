import { RowLabel as RowLabel_33fee81e9e411133e55d12765c054501 } from '../../../components/RowLabel.tsx'
import { LastPublication as LastPublication_95187ff2a7aabbacadbea6fd65e7321b } from '../../../components/LastPublication.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/RowLabel.tsx#RowLabel": RowLabel_33fee81e9e411133e55d12765c054501,
  "/components/LastPublication.tsx#LastPublication": LastPublication_95187ff2a7aabbacadbea6fd65e7321b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
