import type { PageHandle } from '#app/root.tsx';

const megabyte = 1024 * 1024;
/** As a camera gives them. */
const mostMegabytes = 15;

export const pictureUpload = { mostMegabytes, mostBytes: mostMegabytes * megabyte };

/** Of a page that takes a picture; what is posted with it is a few lines. */
export const pictureUploadHandle: PageHandle = {
  page: { streamsBody: true, maxBodyBytes: pictureUpload.mostBytes + megabyte },
};

/** What arrives, not read yet. */
export function postedPicture(request: Request) {
  return { body: request.body, contentType: request.headers.get('content-type') ?? '' };
}
