/** Quiet sounds, made here and off by default: the same length and moment whatever a hidden card is. */
import { chosen } from "./settings.svelte";

export type Sound = "slide" | "knock" | "boo" | "bell";
let air: AudioContext | null = null;

/** A tone that swells and fades. */
function tone(on: AudioContext, shape: OscillatorType, from: number, to: number, seconds: number, loud: number): void {
  const voice = on.createOscillator();
  const gain = on.createGain();
  const now = on.currentTime;
  voice.type = shape;
  voice.frequency.setValueAtTime(from, now);
  voice.frequency.exponentialRampToValueAtTime(to, now + seconds);
  gain.gain.setValueAtTime(0.0001, now);
  gain.gain.exponentialRampToValueAtTime(loud, now + seconds * 0.12);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  voice.connect(gain).connect(on.destination);
  voice.start(now);
  voice.stop(now + seconds);
}

/** A breath of noise, as of paper. */
function breath(on: AudioContext, pitch: number, seconds: number, loud: number): void {
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate);
  const data = noise.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = (Math.random() * 2 - 1) * Math.sin((Math.PI * at) / data.length);
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const gain = on.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(on.destination);
  source.start();
}

const MADE: Record<Sound, (on: AudioContext) => void> = {
  slide: (on) => breath(on, 2400, 0.16, 0.35),
  knock: (on) => tone(on, "triangle", 190, 90, 0.12, 0.3),
  boo: (on) => {
    breath(on, 500, 0.5, 0.25);
    tone(on, "sine", 260, 170, 0.6, 0.18);
  },
  bell: (on) => tone(on, "sine", 440, 436, 1.1, 0.16),
};

/** Let something be heard, if the person wants sounds. */
export function sound(name: Sound): void {
  if (!chosen.sound) return;
  air ??= new AudioContext();
  MADE[name](air);
}
