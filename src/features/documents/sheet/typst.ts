import { createRequire } from 'node:module';
import path from 'node:path';

interface TypstDocument {
  numOfPages: number;
}

/** The part of Typst's compiler that sheets use. */
interface TypstCompiler {
  /** Adds a file that exists in memory only; the path is absolute. */
  mapShadow(path: string, content: Buffer): void;
  unmapShadow(path: string): void;
  /** @param inputs what the template reads as `sys.inputs` */
  compile(options: { mainFilePath: string; inputs: Record<string, string> }): {
    result: TypstDocument | null;
    takeDiagnostics(): { shortDiagnostics: unknown[] } | null;
  };
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
export class MissingCompilerError extends Error {
  override name = 'MissingCompilerError';
}

const require = createRequire(path.resolve('package.json'));

/** What the names of Typst's packages end with, besides the operating system and the processor. */
const LIBRARIES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [''],
  linux: ['-gnu', '-musl'],
  win32: ['-msvc'],
};

/**
 * Loads Typst's native code. npm installs the package of this machine; the package that would choose
 * one needs packages of other machines that were never published.
 *
 * @throws {MissingCompilerError} when there is none for this machine
 */
function loadBinding(): Binding {
  const { platform, arch } = process;
  let cause: unknown;
  for (const library of LIBRARIES[platform] ?? []) {
    try {
      const machine = `${platform}-${arch}${library}`;
      return require(`@myriaddreamin/typst-ts-node-compiler-${machine}`) as Binding;
    } catch (error) {
      cause = error;
    }
  }
  throw new MissingCompilerError(`Typst has no package for ${platform} on ${arch}`, { cause });
}

/**
 * Creates a compiler.
 *
 * @param workspace the folder that files are read from
 * @throws {MissingCompilerError} when Typst has no package for this machine
 */
export const createCompiler = (workspace: string, fonts: Buffer[]): TypstCompiler =>
  loadBinding().NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] });
