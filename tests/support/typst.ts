import { MissingCompilerError, createCompiler } from '../../src/features/documents/sheet/typst.ts';

/** Whether sheets can be rendered on this machine. If not, says that the tests of sheets are skipped. */
export function hasTypst(): boolean {
  try {
    createCompiler(process.cwd(), []);
    return true;
  } catch (error) {
    if (!(error instanceof MissingCompilerError)) throw error;
    console.warn(`Tests of sheets are skipped: ${error.message}`);
    return false;
  }
}
