import { fetchPatiently } from '#kit/lazy-parts.ts'

/** Reads codes in what a video shows at this moment. */
export type CodeReader = { detect(video: HTMLVideoElement): Promise<readonly { rawValue: string }[]> }

type OwnReader = {
  new (setting: { formats: readonly string[] }): CodeReader
  getSupportedFormats(): Promise<readonly string[]>
}

declare global {
  /** What some browsers have that read codes themselves; TypeScript knows nothing of it yet. */
  var BarcodeDetector: OwnReader | undefined
}

/** Between two looks at what the camera sees. */
const lookEveryMs = 200

/** Whether there is a camera to ask for. Pages that are not served over TLS are given none. */
export function hasCamera(): boolean {
  return 'mediaDevices' in navigator
}

type Reading = { onRead: (text: string) => void; onRefused: () => void }

/** Shows in an element what the camera sees, and tells what QR codes say in it. Answers how to stop. */
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

/** The browser's own, and where it has none, or none for QR codes, one that is fetched. */
async function findReader(): Promise<CodeReader> {
  const Own = globalThis.BarcodeDetector
  const formats = Own ? await Own.getSupportedFormats() : []
  if (Own && formats.includes('qr_code')) return new Own({ formats: ['qr_code'] })
  const { PictureReader } = await fetchPatiently(() => import('#kit/picture-reader.ts'))
  return new PictureReader()
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
