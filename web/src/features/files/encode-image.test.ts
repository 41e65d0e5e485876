import { expect, it } from 'vitest'
import { type Encode, encodeWithin } from '#features/files/encode-image.ts'

/** Returns an encoder whose files grow with their quality, as with a real one. */
function encoder(weights: { png: number; jpegAtBest: number }) {
  const tried: (number | 'png')[] = []
  const encode: Encode = async (type, quality = 1) => {
    tried.push(type === 'image/png' ? 'png' : quality)
    const size = type === 'image/png' ? weights.png : Math.round(weights.jpegAtBest * quality)
    return new Blob([new Uint8Array(size)], { type })
  }
  return { encode, tried }
}

it('keeps a drawing as it is when it is light enough', async () => {
  const { encode, tried } = encoder({ png: 1000, jpegAtBest: 500 })

  const file = await encodeWithin({ bytesAtMost: 1000, isDrawn: true, encode })

  expect([file?.type, file?.size, tried]).toEqual(['image/png', 1000, ['png']])
})

it('takes the finest photograph that is light enough', async () => {
  const { encode, tried } = encoder({ png: 0, jpegAtBest: 1250 })

  const file = await encodeWithin({ bytesAtMost: 1000, isDrawn: false, encode })

  expect([file?.type, file?.size, tried]).toEqual(['image/jpeg', 938, [0.92, 0.85, 0.75]])
})

it('makes a photograph of a drawing that is too heavy', async () => {
  const { encode } = encoder({ png: 1001, jpegAtBest: 1000 })

  expect((await encodeWithin({ bytesAtMost: 1000, isDrawn: true, encode }))?.type).toBe('image/jpeg')
})

it('gives up where nothing is light enough, or the browser can make nothing', async () => {
  const { encode } = encoder({ png: 9000, jpegAtBest: 9000 })

  expect(await encodeWithin({ bytesAtMost: 1000, isDrawn: true, encode })).toBeNull()
  expect(await encodeWithin({ bytesAtMost: 1000, isDrawn: true, encode: async () => null })).toBeNull()
})
