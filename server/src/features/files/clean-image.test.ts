import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageLimits } from '@brigade/domain/files/files.limits.ts'
import type { ImageType } from '@brigade/domain/files/files.rules.ts'
import { aNoisyPicture, aPicture } from '#testing/pictures.ts'
import { cleanImage } from './clean-image.ts'
import { stripGif } from './strip-gif.ts'
import { stripPng } from './strip-png.ts'

const where = { IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLatitudeRef: 'N' } }
const script = new TextEncoder().encode('<script>alert(1)</script>')

describe('a clean picture', () => {
  it.each<[ImageType, () => Promise<Buffer>]>([
    ['jpg', () => aPicture().jpeg().withExif(where).toBuffer()],
    ['png', () => aPicture().png().withExif(where).toBuffer()],
    ['gif', () => aPicture().gif().toBuffer()],
  ])('has nothing in it of where a %s was taken, nor what stands behind its end', async (type, make) => {
    const bytes = Buffer.concat([await make(), script])

    const clean = await cleaned(bytes, type)

    const { exif, width, height } = await sharp(clean).metadata()
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 500, height: 300 })
    expect(clean.includes('SECRET-OWNER')).toBe(false)
    expect(clean.includes('script')).toBe(false)
  })

  it('looks like the one that was uploaded', async () => {
    const bytes = await aPicture({ colour: 'rgb(200, 30, 40)' }).jpeg({ quality: 95 }).toBuffer()

    const { channels } = await sharp(await cleaned(bytes, 'jpg')).stats()

    for (const [index, expected] of [200, 30, 40].entries()) {
      expect(Math.abs(channels[index]!.mean - expected)).toBeLessThan(4)
    }
  })

  it('stands upright when the camera was held upright', async () => {
    const lying = await aPicture({ width: 300, height: 500 }).jpeg().withMetadata({ orientation: 6 }).toBuffer()

    const { width, height, orientation } = await sharp(await cleaned(lying, 'jpg')).metadata()

    expect({ width, height, orientation }).toEqual({ width: 500, height: 300, orientation: undefined })
  })

  it('is within the limit, also where writing it again would make it larger', async () => {
    const jpeg = await aNoisyPicture().jpeg({ quality: 35 }).toBuffer()
    // Noise in two colours: a library may write one bit per pixel as more.
    const png = await aNoisyPicture().threshold(128).png({ palette: true, colours: 2, compressionLevel: 9 }).toBuffer()

    expect((await cleaned(jpeg, 'jpg')).length).toBeLessThanOrEqual(imageLimits.bytesAtMost)
    expect((await cleaned(png, 'png')).length).toBeLessThanOrEqual(imageLimits.bytesAtMost)
  })

  it('keeps every frame of one that moves, and how often it is repeated', async () => {
    const frames = await Promise.all(
      ['red', 'green', 'blue'].map((colour) => aPicture({ colour }).raw().toBuffer({ resolveWithObject: true })),
    )
    const stack = Buffer.concat(frames.map(({ data }) => data))
    const moving = await sharp(stack, { raw: { width: 500, height: 900, channels: 3, pageHeight: 300 } })
      .gif({ loop: 4, delay: [100, 200, 300] })
      .toBuffer()

    const { pages, loop, delay, pageHeight } = await sharp(await cleaned(moving, 'gif'), { animated: true }).metadata()

    expect({ pages, loop, delay, pageHeight }).toEqual({ pages: 3, loop: 4, delay: [100, 200, 300], pageHeight: 300 })
  })

  it.each<[ImageType, () => Promise<Buffer>]>([
    ['jpg', () => aNoisyPicture().jpeg({ quality: 30 }).toBuffer()],
    ['png', () => aNoisyPicture().threshold(128).png({ palette: true, colours: 2 }).toBuffer()],
    ['gif', () => aNoisyPicture().threshold(128).gif({ colours: 2 }).toBuffer()],
  ])('is none for a %s that was cut off', async (type, make) => {
    const bytes = await make()

    expect(await cleanImage(bytes.subarray(0, bytes.length / 2), type)).toBe('damaged')
  })

  it('is none when the picture is of another size than its beginning says', async () => {
    const narrow = await aPicture({ width: 400 }).gif().toBuffer()

    expect(await cleanImage(narrow, 'gif')).toBe('dimensions')
    expect(await cleanImage(await aPicture({ width: 400 }).png().toBuffer(), 'png')).toBe('dimensions')
  })

  it('is none for a GIF of thousands of frames, which would take minutes to look at', async () => {
    const one = await aPicture().gif().toBuffer()
    const frame = one.subarray(one.indexOf(Buffer.from([0x21, 0xf9])), -1)
    const endless = Buffer.concat([
      one.subarray(0, -1),
      ...Array.from({ length: 130 }, () => frame),
      Buffer.from([0x3b]),
    ])

    expect(await cleanImage(endless, 'gif')).toBe('damaged')
  })
})

describe('a PNG that is only stripped', () => {
  it('has the same points, and no texts', async () => {
    const bytes = await aNoisyPicture({ width: 50, height: 30 }).png().withExif(where).toBuffer()

    const stripped = stripPng(Buffer.concat([bytes, script]))

    expect(Buffer.from(stripped).includes('SECRET-OWNER')).toBe(false)
    expect(Buffer.from(stripped).includes('script')).toBe(false)
    expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
  })

  it('is refused when it is cut off', async () => {
    const bytes = await aPicture().png().toBuffer()

    expect(() => stripPng(bytes.subarray(0, -20))).toThrow(RangeError)
  })
})

describe('a GIF that is stripped', () => {
  it('has no comments', async () => {
    const bytes = await aPicture().gif().toBuffer()
    const comment = Buffer.from([0x21, 0xfe, 6, ...Buffer.from('SECRET'), 0])
    const at = bytes.indexOf(Buffer.from([0x21, 0xf9]))

    const stripped = stripGif(Buffer.concat([bytes.subarray(0, at), comment, bytes.subarray(at)]))

    expect(Buffer.from(stripped)).toEqual(bytes)
  })

  it('is refused when it is cut off', async () => {
    const bytes = await aPicture().gif().toBuffer()

    for (const length of [3, 12, 20, bytes.length / 2, bytes.length - 1]) {
      expect(() => stripGif(bytes.subarray(0, length))).toThrow(RangeError)
    }
  })
})

async function cleaned(bytes: Uint8Array, type: ImageType): Promise<Buffer> {
  const clean = await cleanImage(bytes, type)
  if (typeof clean === 'string') throw new Error(`refused: ${clean}`)
  return Buffer.from(clean)
}
