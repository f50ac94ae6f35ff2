/** Encodes pictures in a process of its own, whose memory is freed at its end and whose crash harms nothing else. */
import sharp from 'sharp';
import type { EncoderAnswer, EncoderJob } from './create-encoder.ts';
import { lowerPriority } from './lower-priority.ts';
import { staysLight } from './picture-variant.ts';

/** The bytes of a WebP for a phone; a larger one is encoded again with lower quality and blurred dots. */
const lightBytes = 60 * 1024;
const soft = { blur: 0.7, quality: 55 };

const niceness = Number(process.argv[2] ?? 0);
if (niceness > 0) lowerPriority(niceness);
sharp.cache(false);
sharp.concurrency(1);

// An orderly end would wait for pictures that libvips still encodes, which nobody wants any more.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', async (job: EncoderJob) => {
  const answer = await work(job).catch((error: Error) => ({ error: error.message, isUnreadable: isOfPicture(error) }));
  const message: EncoderAnswer = { id: job.id, residentBytes: process.memoryUsage.rss(), ...answer };
  process.send?.(message);
});

/** Running out of time or memory says nothing about the picture; every other error is caused by its bytes. */
function isOfPicture({ message }: Error): boolean {
  return !/timeout|out of memory|file is missing|cannot open/i.test(message);
}

async function work({ source, task }: EncoderJob): Promise<Pick<EncoderAnswer, 'bytes' | 'facts'>> {
  const picture = sharp(source, { limitInputPixels: 50e6, failOn: 'error' }).autoOrient();
  if (task === 'measure') {
    const { autoOrient, hasAlpha = false, format } = await picture.metadata();
    return { facts: { ...autoOrient, hasAlpha, format } };
  }
  const { scaled, window, format, quality } = task;
  const cut = picture
    .resize({ ...scaled, fit: 'fill' })
    .extract(window)
    .timeout({ seconds: 20 });
  if (format === 'avif') return { bytes: await cut.avif({ quality, effort: 2 }).toBuffer() };
  if (format === 'webp') {
    const bytes = await cut.clone().webp({ quality, effort: 2 }).toBuffer();
    if (bytes.length <= lightBytes || !staysLight(task)) return { bytes };
    return { bytes: await cut.blur(soft.blur).webp({ quality: soft.quality, effort: 2 }).toBuffer() };
  }
  if (format === 'png') return { bytes: await cut.png({ palette: quality < 90, quality }).toBuffer() };
  return { bytes: await cut.flatten({ background: '#fdf8ef' }).jpeg({ quality, progressive: true }).toBuffer() };
}
