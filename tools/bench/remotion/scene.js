import { createElement as h } from 'react';
import { AbsoluteFill, Composition, interpolate, registerRoot, useCurrentFrame, useVideoConfig } from 'remotion';

/**
 * The scene for the comparison: pulsing glows on a gradient, a ring, and the current line. Its words light up one by
 * one.
 */
function Scene({ segments }) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const seconds = frame / fps;
  const line = segments.find(({ start, end }) => seconds >= start && seconds < end);
  const breath = 0.5 + 0.5 * Math.sin(seconds * 2.1);
  return h(
    AbsoluteFill,
    { style: { background: 'linear-gradient(#1b0b3a, #05020c)', fontFamily: 'sans-serif' } },
    glow('#e2307f', '12%', '14%', breath),
    glow('#23a7e0', '80%', '16%', 1 - breath),
    glow('#6a2be0', '60%', '70%', breath),
    h('div', { style: { ...ring, transform: `scale(${1 + 0.04 * breath})` } }),
    line &&
      h(
        'div',
        { style: { ...words, opacity: interpolate(seconds - line.start, [0, 0.2], [0, 1]) } },
        lit(line, seconds),
      ),
  );
}

function glow(color, left, top, strength) {
  const style = { position: 'absolute', left, top, width: 260, height: 260, margin: -130, borderRadius: '50%' };
  return h('div', { style: { ...style, background: color, filter: 'blur(60px)', opacity: 0.3 + 0.5 * strength } });
}

const ring = {
  position: 'absolute',
  left: 160,
  top: 160,
  width: 400,
  height: 400,
  borderRadius: '50%',
  border: '4px solid #9ad8ff',
};
const words = {
  position: 'absolute',
  left: 70,
  right: 70,
  bottom: 240,
  fontSize: 62,
  fontWeight: 700,
  textAlign: 'center',
};

function lit({ timedWords }, seconds) {
  return timedWords.map(({ start, text }, index) =>
    h('span', { key: index, style: { color: seconds >= start ? '#ffe14d' : '#ffffff' } }, `${text} `),
  );
}

registerRoot(() =>
  h(Composition, {
    id: 'scene',
    component: Scene,
    width: 720,
    height: 1280,
    fps: 24,
    durationInFrames: 24,
    defaultProps: { segments: [], seconds: 1 },
    calculateMetadata: ({ props }) => ({ durationInFrames: Math.ceil(props.seconds * 24) }),
  }),
);
