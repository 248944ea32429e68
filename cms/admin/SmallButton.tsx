'use client';
import { Button } from '@payloadcms/ui';
import type { ComponentProps } from 'react';

interface Props extends Pick<
  ComponentProps<typeof Button>,
  'aria-label' | 'children' | 'disabled' | 'onClick'
> {
  /** Whether it is the first choice among several; the others are secondary. */
  isMain?: boolean;
}

/** Renders Payload's button in the size for texts and fields. */
export const SmallButton = ({ isMain = false, ...props }: Props) => (
  <Button size="small" margin={false} buttonStyle={isMain ? 'primary' : 'secondary'} {...props} />
);
