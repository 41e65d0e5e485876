import { trayErrors } from '@brigade/domain/trays/trays.errors.ts'
import encodeQr from 'qr'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NameTray } from '#features/trays/parts/name-tray.tsx'
import { traysFeature } from '#features/trays/trays.feature.tsx'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('takes what the camera reads, once, and lets the camera go', async () => {
  const { named, stop } = await open(['https://elsewhere.example/x', 'https://t.example/HARBOUR-1-009'])

  fireEvent.click(screen.getByRole('button', { name: 'Scan with camera' }))

  await waitFor(() => expect(named).toEqual(['HARBOUR-1-009']))
  await waitFor(() => expect(screen.queryByLabelText('Camera preview')).toBeNull())
  expect(stop).toHaveBeenCalledTimes(1)
})

it('says what is no code of a tray, and looks on', async () => {
  const { named } = await open(['nonsense'])

  fireEvent.click(screen.getByRole('button', { name: 'Scan with camera' }))

  expect(await screen.findByText('Invalid QR')).toBeDefined()
  expect(screen.getByLabelText('Camera preview')).toBeDefined()
  expect(named).toEqual([])
})

it('says of a scan that it is no code of a tray, and of what was typed what a serial looks like', async () => {
  const { named } = await open([])

  for (const key of 'https://elsewhere.example') fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid QR')
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: 'https://elsewhere.example' } })
  fireEvent.submit(field)

  expect(screen.getByRole('alert').textContent).toBe(trayErrors.serialWrong)
  expect(named).toEqual([])
})

it('says that the camera was refused', async () => {
  await open([], { isRefused: true })

  fireEvent.click(screen.getByRole('button', { name: 'Scan with camera' }))

  expect(await screen.findByText(/The camera can’t be used/)).toBeDefined()
})

it('offers no camera where the device or the page has none', async () => {
  await open([], { hasCamera: false })

  expect(screen.queryByRole('button', { name: 'Scan with camera' })).toBeNull()
})

it.each([
  ['reads no codes', []],
  ['reads others alone', ['ean_13']],
])('reads a code in what the camera sees where the browser %s', async (_what, formats) => {
  const picture = pictureOf('https://t.example/HARBOUR-1-009')
  const context = { drawImage: () => undefined, getImageData: () => picture }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null)
  const { named } = await open([], { formats })

  fireEvent.click(screen.getByRole('button', { name: 'Scan with camera' }))
  Object.assign(screen.getByLabelText('Camera preview'), {
    videoWidth: picture.width,
    videoHeight: picture.height,
  })

  await waitFor(() => expect(named).toEqual(['HARBOUR-1-009']))
})

type Device = { isRefused?: boolean; hasCamera?: boolean; formats?: readonly string[] }

/**
 * Replaces a camera before which these codes are held, one after the other, in a browser that reads codes of these
 * kinds.
 */
async function open(codes: string[], { isRefused = false, hasCamera = true, formats = ['qr_code'] }: Device = {}) {
  const named: string[] = []
  const stop = vi.fn()
  const stream = new MediaStream()
  Object.assign(stream, { getTracks: () => [{ stop }] })
  const getUserMedia = async () => {
    if (isRefused) throw new DOMException('Refused', 'NotAllowedError')
    return stream
  }
  const mediaDevices = { value: { getUserMedia } }
  vi.stubGlobal('navigator', Object.create(hasCamera ? navigator : {}, hasCamera ? { mediaDevices } : {}))
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  class Detector {
    static async getSupportedFormats() {
      return formats
    }

    async detect() {
      const rawValue = codes.length > 1 ? codes.shift() : codes[0]
      return rawValue === undefined ? [] : [{ rawValue }]
    }
  }
  vi.stubGlobal('BarcodeDetector', formats.length > 0 ? Detector : undefined)
  registerTranslations('trays', traysFeature.translations)
  await loadUiWords()
  await loadTranslations('trays')
  render(
    <QueryClientProvider client={queryClient}>
      <NameTray venueId={1} label="Find" onNamed={(serial) => named.push(serial)} />
    </QueryClientProvider>,
  )
  return { named, stop }
}

const pixelsOfModule = 4

/** Returns a picture of a code, black on white, as pixels. */
function pictureOf(text: string) {
  const modules = encodeQr(text, 'raw', { border: 4 })
  const width = modules.length * pixelsOfModule
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let at = 0; at < width * width; at += 1) {
    const row = modules[Math.floor(at / width / pixelsOfModule)]
    if (row?.[Math.floor((at % width) / pixelsOfModule)]) data.fill(0, at * 4, at * 4 + 3)
  }
  return { width, height: width, data }
}
