import type { CodeReader } from '#kit/keys/picture-reader.ts'
import { fetchPatiently } from '#kit/loading/lazy-parts.ts'

type OwnReader = {
  new (setting: { formats: readonly string[] }): CodeReader
  getSupportedFormats(): Promise<readonly string[]>
}

declare global {
  /** The code reader of some browsers; TypeScript does not know it yet. */
  var BarcodeDetector: OwnReader | undefined
}

/** Milliseconds between two frames that are searched. */
const lookEveryMs = 200

/** Returns true if there may be a camera. Browsers hide cameras from pages that are not served over TLS. */
export function hasCamera(): boolean {
  return 'mediaDevices' in navigator
}

type Reading = { onRead: (text: string) => void; onRefused: () => void }

/**
 * Shows the camera's picture in an element, and reports the texts of QR codes in it. Returns a function that stops it.
 */
export function readCodes(video: HTMLVideoElement, { onRead, onRefused }: Reading): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let seen: MediaStream | undefined

  async function start(): Promise<void> {
    seen = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (isOver) return release(seen)
    video.srcObject = seen
    await video.play()
    await look(await findReader())
  }

  async function look(reader: CodeReader): Promise<void> {
    if (isOver) return
    const [code] = await reader.detect(video)
    if (isOver) return
    if (code) onRead(code.rawValue)
    timer = setTimeout(() => void look(reader).catch(refuse), lookEveryMs)
  }

  function refuse(): void {
    if (!isOver) onRefused()
  }

  start().catch(refuse)
  return () => {
    isOver = true
    clearTimeout(timer)
    if (seen) release(seen)
  }
}

/** Returns the browser's own reader, or a fetched one if it has none, or none for QR codes. */
async function findReader(): Promise<CodeReader> {
  const Own = globalThis.BarcodeDetector
  const formats = Own ? await Own.getSupportedFormats() : []
  if (Own && formats.includes('qr_code')) return new Own({ formats: ['qr_code'] })
  const { PictureReader } = await fetchPatiently(() => import('#kit/keys/picture-reader.ts'))
  return new PictureReader()
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
