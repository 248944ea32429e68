import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/* Runs a peer and writes its cost in ms: `node measured.ts <report> <script> <outDir>`. */

const [report = '', script = '', outDir = ''] = process.argv.slice(2);
process.argv.splice(2, Infinity, outDir);
const begin = performance.now();
await import(pathToFileURL(script).href);
const { user, system } = process.cpuUsage();
const totalMs = performance.now() - begin;
writeFileSync(report, JSON.stringify({ totalMs, cpuMs: (user + system) / 1000 }));
process.exit(0);
