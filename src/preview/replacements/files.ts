/** Every file counts as whole: the build checks files, and the preview links to those of the CMS. */
export const isWhole = async (): Promise<boolean> => true;
