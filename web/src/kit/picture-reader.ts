import decodeQr from 'qr/decode.js'
import type { CodeReader } from '#kit/read-codes.ts'

/** A code that is held before a camera is found in a picture of this many pixels across; more take longer. */
const widest = 960

/** How long one picture is looked at, in milliseconds: phones that have to be helped are slow. */
const lookForMs = 60

/** Reads QR codes where the browser does not: in one picture of the video after the other. */
export class PictureReader implements CodeReader {
  readonly #canvas = document.createElement('canvas')

  async detect(video: HTMLVideoElement): Promise<readonly { rawValue: string }[]> {
    const scale = Math.min(1, widest / Math.max(video.videoWidth, video.videoHeight, 1))
    const width = Math.round(video.videoWidth * scale)
    const height = Math.round(video.videoHeight * scale)
    if (width === 0 || height === 0) return []
    Object.assign(this.#canvas, { width, height })
    const context = this.#canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return []
    context.drawImage(video, 0, 0, width, height)
    const text = textIn(context.getImageData(0, 0, width, height))
    return text === undefined ? [] : [{ rawValue: text }]
  }
}

/** Of a picture without a code that can be read, the library throws. */
function textIn(picture: ImageData): string | undefined {
  try {
    return decodeQr(picture, { timeLimit: lookForMs })
  } catch {
    return undefined
  }
}
