/** Returns a WAV file of silence: 8-bit samples at 8 kHz. */
export function createRecording(seconds: number): Buffer {
  const samples = Math.round(seconds * 8000);
  const data = Buffer.alloc(44 + samples, 0x80);
  data.write('RIFF', 0, 'latin1');
  data.writeUInt32LE(36 + samples, 4);
  data.write('WAVEfmt ', 8, 'latin1');
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(8000, 24);
  data.writeUInt32LE(8000, 28);
  data.writeUInt16LE(1, 32);
  data.writeUInt16LE(8, 34);
  data.write('data', 36, 'latin1');
  data.writeUInt32LE(samples, 40);
  return data;
}
