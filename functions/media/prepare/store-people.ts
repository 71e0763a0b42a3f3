import { join } from 'node:path';
import { type Search, searchPeople } from '../../../engines/people/find-person.ts';
import type { Job } from '../../domain/job.ts';
import { imagesOf } from '../../domain/media-rules.ts';
import type { CreateRequest } from '../../domain/requests.ts';
import { inputKey, putFile } from '../../platform/bucket.ts';
import { runDecoder } from './decoders.ts';

/**
 * Finds the people in the job's normalized images, and stores what was found. The search runs as the decoders do, because
 * it reads callers' files. If it fails, the job goes on without the person.
 * @param folder the folder with the images
 * @returns for each image, the object key of what was found, or null
 */
export async function storePeople(job: Job, request: CreateRequest, folder: string): Promise<(string | null)[]> {
  const abouts = 'characters' in request ? request.characters : [];
  const searches = imagesOf(job.type, request).map((_, index): Search => {
    const about = abouts[index];
    return {
      picture: join(folder, `image-${index}.png`),
      target: join(folder, `person-${index}.gz`),
      ...(about && {
        about: { name: about.name, ...(about.description === undefined ? {} : { description: about.description }) },
      }),
    };
  });
  const found = await searchPeople(searches, { run: runDecoder });
  return Promise.all(
    searches.map(async ({ target }, index) => {
      if (!found[index]) return null;
      const key = inputKey(job, `person-${index}.gz`);
      await putFile(key, target, 'application/gzip');
      return key;
    }),
  );
}
