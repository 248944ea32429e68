import { access, constants, mkdir } from 'node:fs/promises';

/**
 * Creates a folder if there is none.
 *
 * @throws {Error} naming the variable and the folder, when this process cannot write to it
 */
export async function createFolder(variable: string, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(
      `${variable}: the CMS cannot write to ${folder} (${code}): make its user the owner of the folder`,
      { cause: error },
    );
  }
}
