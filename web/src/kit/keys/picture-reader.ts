import decodeQr from 'qr/decode.js'

/** Reads codes in the current frame of a video. */
export type CodeReader = { detect(video: HTMLVideoElement): Promise<readonly { rawValue: string }[]> }

/** Width in pixels at which a code that is held before a camera is found; more take longer. */
const widest = 960

/** Time limit for reading one picture, in milliseconds: phones that need this reader are slow. */
const lookForMs = 60

/** Reads QR codes if the browser can't: in one frame of the video after the other. */
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

/** Returns the text of the code in a picture. The library throws if it has no readable code. */
function textIn(picture: ImageData): string | undefined {
  try {
    return decodeQr(picture, { timeLimit: lookForMs })
  } catch {
    return undefined
  }
}
