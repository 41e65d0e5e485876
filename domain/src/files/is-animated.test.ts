import { expect, it } from 'vitest'
import { aGif, aJpeg, aPng, bytesOf } from '../../testing/files.builders.ts'
import { isAnimated } from './is-animated.ts'

const size = { width: 4, height: 4 }
const frame = [0x21, 0xf9, 0x04, 0, 10, 0, 0, 0, 0x2c]

it.each([
  ['a GIF of two frames', Uint8Array.from([...aGif(size), ...frame, ...frame]), true],
  ['a GIF of one frame', Uint8Array.from([...aGif(size), ...frame]), false],
  ['a PNG', Uint8Array.from([...aPng(size), ...bytesOf('IDAT')]), false],
  ['a PNG that moves', Uint8Array.from([...aPng(size), ...bytesOf('acTL....IDAT')]), true],
  ['a PNG that says so in its picture', Uint8Array.from([...aPng(size), ...bytesOf('IDAT....acTL')]), false],
  ['a JPEG', Uint8Array.from([...aJpeg(size), ...frame, ...frame]), false],
  ['a WebP', bytesOf('RIFF....WEBPVP8 '), false],
  ['a WebP that moves', bytesOf('RIFF....WEBPVP8X....ANIM'), true],
  ['nothing', new Uint8Array(), false],
])('%s moves: see', (_what, bytes, moves) => {
  expect(isAnimated(bytes)).toBe(moves)
})
