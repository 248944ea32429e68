// `npm run brand`: writes the fonts and icons of cms/contract/brand.ts into the repository.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFonts } from './fonts/subset.ts';
import { createIcons } from './icons.ts';

const ROOT = path.join(import.meta.dirname, '../..');

for (const [file, content] of [...(await createFonts()), ...(await createIcons())]) {
  await writeFile(path.join(ROOT, file), content);
  console.log(`${file}: ${(content.length / 1000).toFixed(1)} kB`);
}
