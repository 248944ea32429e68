import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Data, Sample } from '../read.ts';
import { type CurriculumText, curriculumText } from './curriculumText.ts';
import { GROUNDS } from './figure.ts';
import { drawPortrait } from './illustrations.ts';

type Pdf = PDFKit.PDFDocument;

// Lengths are in points; an A4 page is 595 by 842.
const PAGE = { width: 595.28, height: 841.89, margin: 40 };
const BAND = { height: 190, portraitWidth: 152 };
const FACTS = { x: PAGE.margin, width: 142 };
const WORKS = { x: 216, width: PAGE.width - 216 - PAGE.margin, yearWidth: 34 };
const FOOTER_TOP = PAGE.height - 46;
const NAME_SIZES = [58, 52, 46, 40, 34, 28, 24];
const TEXT_SIZES = [11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7];
const MUTED = '#6B685C';

// Fixed, so that the bytes are reproducible: a PDF contains its date and an id derived from it.
const DATE = new Date('2026-01-01T00:00:00Z');

function newPage(title: string, author: string): Pdf {
  const info = { Title: title, Author: author, CreationDate: DATE, ModDate: DATE };
  return new PDFDocument({ size: 'A4', margin: 0, lang: 'es-ES', displayTitle: true, info });
}

function bytesOf(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}

function drawBand(pdf: Pdf, { name, profession }: CurriculumText, portrait: Buffer | undefined) {
  const width = PAGE.width - 2 * PAGE.margin - BAND.portraitWidth - 12;
  pdf.rect(0, 0, PAGE.width, BAND.height).fill(GROUNDS.yellow);
  if (portrait) {
    const x = PAGE.width - PAGE.margin - BAND.portraitWidth;
    pdf.image(portrait, x, 0, { width: BAND.portraitWidth });
  }
  const capitals = name.toLocaleUpperCase('es');
  const style = (size: number) => ({ width, lineGap: -0.14 * size });
  const fits = (size: number) =>
    pdf.font('Helvetica-Bold').fontSize(size).heightOfString(capitals, style(size)) < 118 &&
    capitals.split(/[ -]/).every((part) => pdf.widthOfString(`${part}-`) < width);
  const size = NAME_SIZES.find(fits) ?? 20;
  pdf.fillColor(GROUNDS.ink).fontSize(size).text(capitals, PAGE.margin, 36, style(size));
  pdf.fontSize(11).text(profession, PAGE.margin, BAND.height - 32, { width });
}

function drawFacts(pdf: Pdf, { facts }: CurriculumText, size: number) {
  pdf.y = BAND.height + 24;
  for (const { heading, lines } of facts) {
    pdf
      .font('Helvetica')
      .fontSize(size - 0.5)
      .fillColor(MUTED);
    pdf.text(heading, FACTS.x, pdf.y, { width: FACTS.width });
    pdf.fontSize(size).fillColor(GROUNDS.ink);
    for (const line of lines) pdf.text(line, FACTS.x, pdf.y + 1, { width: FACTS.width });
    pdf.y += size * 0.7;
  }
  return pdf.y;
}

function drawWorks(pdf: Pdf, { works }: CurriculumText, size: number) {
  const x = WORKS.x + WORKS.yearWidth;
  const column = { width: WORKS.width - WORKS.yearWidth };
  pdf.y = BAND.height + 24;
  for (const { heading, rows } of works) {
    pdf
      .font('Helvetica-Bold')
      .fontSize(size + 2)
      .fillColor(GROUNDS.ink);
    pdf.text(heading.toLocaleUpperCase('es'), WORKS.x, pdf.y, { width: WORKS.width });
    const line = pdf.y + 1;
    pdf
      .moveTo(WORKS.x, line)
      .lineTo(WORKS.x + WORKS.width, line)
      .lineWidth(0.75)
      .stroke();
    pdf.y = line + 4;
    for (const { year, title, details } of rows) {
      const top = pdf.y;
      pdf.font('Helvetica').fontSize(size).fillColor(MUTED).text(year, WORKS.x, top);
      const titled = { ...column, continued: Boolean(details) };
      pdf.font('Helvetica-Bold').fillColor(GROUNDS.ink).text(title, x, top, titled);
      if (details) pdf.font('Helvetica').text(`  ${details}`, column);
      pdf.y += 3;
    }
    pdf.y += size * 0.8;
  }
  return pdf.y;
}

function drawFooter(pdf: Pdf, agency: Data) {
  const { name, emails } = agency as { name: string; emails: { address: string }[] };
  const line = [name, emails[0]?.address].filter(Boolean).join(' · ');
  pdf.rect(0, FOOTER_TOP, PAGE.width, PAGE.height - FOOTER_TOP).fill(GROUNDS.ink);
  pdf.font('Helvetica-Bold').fontSize(9).fillColor(GROUNDS.yellow);
  pdf.text(line, PAGE.margin, FOOTER_TOP + 19, { lineBreak: false });
}

/** Returns the largest text size, in points, at which both columns end above the footer. */
function largestFittingSize(text: CurriculumText): number {
  const scratch = new PDFDocument({ size: [PAGE.width, 5000], margin: 0 });
  const fits = (size: number) =>
    Math.max(drawFacts(scratch, text, size), drawWorks(scratch, text, size)) < FOOTER_TOP - 6;
  const size = TEXT_SIZES.find(fits);
  if (!size) throw new Error(`Sample: the curriculum of ${text.name} does not fit on a page`);
  return size;
}

async function portraitOf(talent: string, { people }: Sample): Promise<Buffer | undefined> {
  if (!people[talent]) return undefined;
  const picture = await drawPortrait({ person: talent, ground: 'yellow' }, people);
  return sharp(picture).resize({ width: 480 }).jpeg({ quality: 88 }).toBuffer();
}

/**
 * Draws a talent's curriculum in Spanish as a PDF of one page.
 *
 * @param talent the name of the talent's content file
 * @throws {Error} when the talent does not exist or the text does not fit on a page
 */
export async function drawCurriculum(talent: string, sample: Sample): Promise<Buffer> {
  const source = sample.talents[talent];
  if (!source)
    throw new Error(`Sample: a curriculum names a talent that does not exist: "${talent}"`);
  const text = curriculumText(source);
  const size = largestFittingSize(text);
  const pdf = newPage(text.name, String(sample.agency.name));
  drawBand(pdf, text, await portraitOf(talent, sample));
  drawFacts(pdf, text, size);
  drawWorks(pdf, text, size);
  drawFooter(pdf, sample.agency);
  return bytesOf(pdf);
}
