import { createRequire } from 'node:module';
import path from 'node:path';

/** A document that Typst has laid out. */
export interface TypstDocument {
  numOfPages: number;
}

/** The result of a compilation: a document, or what is wrong. */
interface Compilation {
  result: TypstDocument | null;
  takeDiagnostics(): { shortDiagnostics: unknown[] } | null;
}

/** The part of Typst's compiler that sheets use. */
export interface TypstCompiler {
  /** Adds a file that exists in memory only; the path is absolute. */
  mapShadow(path: string, content: Buffer): void;
  unmapShadow(path: string): void;
  /** @param inputs what the template reads as `sys.inputs` */
  compile(options: { mainFilePath: string; inputs: Record<string, string> }): Compilation;
  /** @throws {Error} when the document violates the standard */
  pdf(document: TypstDocument, options: { pdfStandard: string }): Buffer;
  /** Removes what the last `maxAge` sheets have not used from the cache. */
  evictCache(maxAge: number): void;
}

interface Binding {
  NodeCompiler: {
    create(options: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }): TypstCompiler;
  };
}

/** Typst has no package for this operating system and processor. */
class MissingCompilerError extends Error {
  override name = 'MissingCompilerError';
}

const require = createRequire(path.resolve('package.json'));

/**
 * Loads Typst's native code. npm installs the package of this machine's C library; the package that
 * would choose one needs packages of other machines that were never published.
 *
 * @throws {MissingCompilerError} when neither is installed
 */
function loadBinding(): Binding {
  try {
    return require('@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu') as Binding;
  } catch {
    try {
      return require('@myriaddreamin/typst-ts-node-compiler-linux-x64-musl') as Binding;
    } catch (cause) {
      const machine = `${process.platform} on ${process.arch}`;
      throw new MissingCompilerError(`Typst has no package for ${machine}`, { cause });
    }
  }
}

/**
 * Creates a compiler.
 *
 * @param workspace the folder that files are read from
 * @throws {MissingCompilerError} when Typst has no package for this machine
 */
export const createCompiler = (workspace: string, fonts: Buffer[]): TypstCompiler =>
  loadBinding().NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] });
