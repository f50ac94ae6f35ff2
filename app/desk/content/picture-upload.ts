import type { PageHandle } from '#app/root.tsx';

const megabyte = 1024 * 1024;
/** The largest picture, as a camera takes it. */
const mostMegabytes = 15;

export const pictureUpload = { mostMegabytes, mostBytes: mostMegabytes * megabyte };

/** The largest post of a page that takes a picture: the texts that come with it are short. */
export const pictureUploadHandle: PageHandle = {
  page: { streamsBody: true, maxBodyBytes: pictureUpload.mostBytes + megabyte },
};

/** A request body that has not been read yet. */
export function postedPicture(request: Request) {
  return { body: request.body, contentType: request.headers.get('content-type') ?? '' };
}
