import sharp from 'sharp';
import { createRecording } from '../support/recording';

/** A file to upload. */
interface File {
  name: string;
  mimetype: string;
  data: Buffer;
  size: number;
}

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n',
);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');

const file = (name: string, mimetype: string, data: Buffer): File => ({
  name,
  mimetype,
  data,
  size: data.length,
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffd60a' } })
    .png()
    .toBuffer();

let files: Promise<File[]> | undefined;

/** Returns files of every kind but videos that editors upload, two of which the site cannot use. */
export const createFiles = (): Promise<File[]> =>
  (files ??= (async () => [
    file('ana.png', 'image/png', await picture(40, 50)),
    file('cv.pdf', 'application/pdf', PDF),
    file('logo.svg', 'image/svg+xml', SVG),
    file('voice.wav', 'audio/wav', createRecording(0.1)),
    file('narrow.png', 'image/png', await picture(200, 1)),
    file('fake.png', 'image/png', PDF),
  ])());
