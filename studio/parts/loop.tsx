import { useEffect, useRef } from 'preact/hooks';
import type { Look } from '../looks.ts';

const isCalm = matchMedia('(prefers-reduced-motion: reduce)');

/** The moving picture of a look: its still until it is in view, and always for people who asked for less motion. */
export function Loop({ look, playing }: { look: Look; playing: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && playing && !isCalm.matches) void element.play().catch(() => undefined);
      else element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [playing]);
  return (
    <video
      ref={video}
      class="loop"
      src={`studio/gallery/${look.file}.mp4`}
      poster={`studio/gallery/${look.file}.webp`}
      preload="none"
      muted
      loop
      playsInline
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
