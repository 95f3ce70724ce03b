/** Handing something to others: the device's own share sheet where there is one, else copying or saving. */
import { addressOf } from './art/image';
import type { Picture, Written } from './lib/picture';

/** True when the link went out; false when it was copied instead. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return true;
    }
  }
  await copy(url);
  return false;
}

export async function copy(text: string): Promise<void> {
  // on plain http, as in a home network, there is no clipboard: a field that is selected and copied does it there
  if (
    'clipboard' in navigator &&
    (await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    ))
  )
    return;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.className = 'hidden-text';
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

/** Writes in the page's own typeface. What is too wide becomes smaller. */
async function write(canvas: CanvasRenderingContext2D, words: readonly Written[]): Promise<void> {
  const font = (size: number): string => `800 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  await document.fonts.load(font(1), words.map(({ text }) => text).join('')).catch(() => undefined);
  for (const { text, x, y, size, ink, align, most } of words) {
    canvas.font = font(size);
    canvas.font = font(Math.min(size, (size * most) / canvas.measureText(text).width));
    canvas.textAlign = align;
    canvas.fillStyle = ink;
    canvas.fillText(text, x, y);
  }
}

/** True when the picture went out (or was not wanted after all); false when it was saved instead. */
export async function sharePicture({ svg, words, width, height }: Picture, title: string): Promise<boolean> {
  const image = new Image(width, height);
  image.src = addressOf(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const drawing = canvas.getContext('2d');
  drawing?.drawImage(image, 0, 0, width, height);
  if (drawing !== null) await write(drawing, words);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) return true;
  const file = new File([blob], 'towers.png', { type: 'image/png' });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return true;
  }
  save(blob, file.name);
  return false;
}

function save(blob: Blob, download: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download });
  link.click();
  URL.revokeObjectURL(link.href);
}

export const saveText = (text: string, name: string): void =>
  save(new Blob([text], { type: 'text/plain' }), name);
