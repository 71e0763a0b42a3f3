"""Speaks standard input with libespeak-ng into a WAV file. Prints the start of each word: milliseconds, and its place in
the text, counted in characters from 1. The program espeak-ng does not report times.

usage: espeak-words.py VOICE WORDS_PER_MINUTE FILE.wav
"""

import ctypes
import sys
import wave

SYNCHRONOUS, UTF8, WORD, RATE = 2, 1, 1, 1


class Event(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("unique_identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p),
        ("id", ctypes.c_int64),
    ]


voice, speed, path = sys.argv[1:]
library = ctypes.CDLL("libespeak-ng.so.1")
sample_rate = library.espeak_Initialize(SYNCHRONOUS, 0, None, 0)
samples = bytearray()


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(Event))
def receive(sound, count, events):
    if sound and count > 0:
        samples.extend(ctypes.string_at(sound, count * 2))
    index = 0
    while events[index].type != 0:
        event = events[index]
        if event.type == WORD:
            print(event.sample * 1000 / sample_rate, event.text_position)
        index += 1
    return 0


library.espeak_SetSynthCallback(receive)
if library.espeak_SetVoiceByName(voice.encode()) != 0:
    sys.exit(f"espeak-ng has no voice {voice}")
library.espeak_SetParameter(RATE, int(speed), 0)
text = sys.stdin.buffer.read()
library.espeak_Synth(text, len(text) + 1, 0, 1, 0, UTF8, None, None)
with wave.open(path, "wb") as file:
    file.setnchannels(1)
    file.setsampwidth(2)
    file.setframerate(sample_rate)
    file.writeframes(bytes(samples))
