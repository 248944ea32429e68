import { RowLabel as RowLabel_33fee81e9e411133e55d12765c054501 } from '../../../components/RowLabel.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/RowLabel.tsx#RowLabel": RowLabel_33fee81e9e411133e55d12765c054501,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
