import { expect, test } from 'vitest';
import { qrCodePath } from './qr-code-path.ts';

test('a code is drawn with its three corner marks inside a quiet zone of two squares', () => {
  const { size, path } = qrCodePath('https://tivoli.example/digital-qr');
  expect(size % 4).toBe(1);
  expect(path.startsWith('M2 2h7v1h-7z')).toBe(true);
  expect(path).toContain(`M${size - 9} 2h7v1h-7z`);
  expect(path).toContain(`M2 ${size - 3}h7v1h-7z`);
  expect(path).not.toMatch(/M[01] /);
});
