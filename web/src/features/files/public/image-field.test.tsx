import { aGif, aJpeg, aPng, bytesOf } from '@brigade/domain/testing/files.builders.ts'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { ImageField } from '#features/files/public/image-field.tsx'
import { filesFeature } from '#features/files/files.feature.tsx'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { speak } from '#kit/testing/speak.ts'
import { setToken } from '#kit/calls/token.ts'
import { loadUiWords } from '#kit/testing/ui-words.ts'

type Sent = {
  address: string
  token: string | undefined
  file: File
  progress(share: number): void
  answer(status: number, body: object): void
}

let sent: Sent[]
let deleted: string[]
let values: string[][]

beforeEach(async () => {
  sent = []
  deleted = []
  values = []
  setToken('a-token')
  registerTranslations('files', filesFeature.translations)
  await loadUiWords()
  await loadTranslations('files')
  vi.stubGlobal('XMLHttpRequest', RecordedRequest)
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const { data } = JSON.parse(body as string) as { data: { url: string } }
    deleted.push(data.url)
    return Response.json(data)
  })
})

afterEach(async () => {
  await speak('en')
  vi.unstubAllGlobals()
})

describe('a picture that is right', () => {
  it('is sent with its progress, and its address is added', async () => {
    const { choose } = open(['/files/1/a.png'])
    await choose(aFile('tea.png', aPng({ width: 500, height: 300 })))

    const [request] = await untilSent(1)
    await act(async () => request!.progress(0.4))

    expect(request!.address).toBe('/v1/upload?folder=item-images&restaurantId=7')
    expect(request!.token).toBe('Bearer a-token')
    expect(request!.file.size).toBeGreaterThan(0)
    expect(screen.getByRole('progressbar', { name: 'Uploading tea.png' }).getAttribute('aria-valuenow')).toBe('40')
    await act(async () => request!.answer(201, { file: { location: '/files/1/b.png' } }))
    expect(values).toEqual([['/files/1/a.png', '/files/1/b.png']])
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByText('Image 2 was uploaded.')).toBeTruthy()
  })

  it('is added beside another that ends in the same moment', async () => {
    const { choose } = open([])
    await choose(aFile('a.gif', aGif({ width: 500, height: 300 })), aFile('b.jpg', aJpeg({ width: 500, height: 300 })))
    const [first, second] = await untilSent(2)

    await act(async () => {
      second!.answer(201, { file: { location: '/files/1/b.jpg' } })
      first!.answer(201, { file: { location: '/files/1/a.gif' } })
    })

    expect(values.at(-1)).toEqual(['/files/1/b.jpg', '/files/1/a.gif'])
  })

  it('is not added twice', async () => {
    const { choose } = open(['/files/1/a.png'])
    await choose(aFile('a.png', aPng({ width: 500, height: 300 })))
    const [request] = await untilSent(1)

    await act(async () => request!.answer(201, { file: { location: '/files/1/a.png' } }))

    expect(values).toEqual([])
    expect(screen.getByText('This image has already been added.')).toBeTruthy()
  })

  it('can be sent again when the server did not answer, and says what the server said when it refuses', async () => {
    const { choose, user } = open([])
    await choose(aFile('a.png', aPng({ width: 500, height: 300 })))
    const [request] = await untilSent(1)
    await act(async () =>
      request!.answer(503, { message: 'The file storage isn’t responding.', code: 503, className: 'unavailable' }),
    )
    expect(field().getByRole('alert').textContent).toContain('The file storage isn’t responding.')

    await user.click(screen.getByRole('button', { name: 'Try again' }))
    const [, again] = await untilSent(2)
    const data = { reason: 'damaged' }
    await act(async () => again!.answer(400, { message: 'whatever', code: 400, className: 'bad-request', data }))

    expect(field().getByRole('alert').textContent).toContain('This image is damaged. Choose another one.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('a picture that is wrong', () => {
  it.each([
    [
      'menu.png',
      bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Image must be of type JPG, JPEG, or PNG!',
      false,
    ],
    ['phone.webp', bytesOf('RIFF\0\0\0\0WEBPVP8 '), 'Image must be of type JPG, JPEG, or PNG!', true],
    ['half.png', aPng({ width: 0, height: 0 }), 'This image is damaged. Choose another one.', false],
    [
      'heavy.png',
      aPng({ width: 500, height: 300, bytes: 102_401 }),
      'Image must not be greater than 100KB in size!',
      true,
    ],
    ['small.gif', aGif({ width: 400, height: 300 }), 'Image must be of dimensions 500 x 300 (width and height)!', true],
  ])('is not sent: %s', async (name, bytes, sentence, canBeCropped) => {
    const { choose } = open([])

    await choose(aFile(name, bytes))

    const alert = await field().findByRole('alert')
    expect(alert.textContent).toBe(`${name} wasn’t uploaded${sentence}`)
    expect(screen.queryByRole('button', { name: `Crop and scale ${name}` }) !== null).toBe(canBeCropped)
    expect(sent).toEqual([])
  })

  it('says everything that is wrong with it, and can be left out', async () => {
    const { choose, user } = open([])
    await choose(aFile('photo.jpg', aJpeg({ width: 4000, height: 3000, bytes: 200_000 })))
    expect((await field().findByRole('alert')).textContent).toMatch(/100KB in size!.*500 x 300/)

    await user.click(screen.getByRole('button', { name: 'Leave out photo.jpg' }))

    expect(field().queryByRole('alert')).toBeNull()
  })

  it('can be cropped, which is offered in a dialog that can be left', async () => {
    const { choose, user } = open([])
    await choose(aFile('photo.jpg', aJpeg({ width: 4000, height: 3000 })))

    await user.click(await screen.findByRole('button', { name: 'Crop and scale photo.jpg' }))
    const dialog = await screen.findByRole('dialog', { name: 'Crop and scale' })
    await user.click(within(dialog).getByRole('button', { name: 'Go back' }))

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field().getByRole('alert').textContent).toContain('photo.jpg')
  })
})

describe('the list of pictures', () => {
  it('is put in another order by its buttons, which keep the focus', async () => {
    const { user } = open(['/a.png', '/b.png', '/c.png'])

    await user.click(screen.getByRole('button', { name: 'Move image 3 earlier' }))
    expect(values.at(-1)).toEqual(['/a.png', '/c.png', '/b.png'])
    expect(screen.getByText('Image 3 is now 2 of 3.')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(values.at(-1)).toEqual(['/c.png', '/a.png', '/b.png'])
    await user.keyboard('{Enter}')

    expect(values).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move image 1 earlier' }))
  })

  it('asks before one is removed, and leaves those of the saved record to the server', async () => {
    const { user } = open(['/a.png', '/b.png'])
    await user.click(screen.getByRole('button', { name: 'Remove image 2' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Go back' }))
    expect(values).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Remove image 2' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove image' }))

    expect(values).toEqual([['/a.png']])
    expect(screen.getByText('Image 2 will be removed when you save.')).toBeTruthy()
    expect(screen.queryByText(/deleted successfully/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Images' }))
    expect(deleted).toEqual([])
  })

  it('takes back from the server what was uploaded here and is removed again', async () => {
    const { choose, user } = open([])
    await choose(aFile('a.png', aPng({ width: 500, height: 300 })))
    const [request] = await untilSent(1)
    await act(async () => request!.answer(201, { file: { location: '/files/1/a.png' } }))

    await user.click(screen.getByRole('button', { name: 'Remove image 1' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove image' }))

    await waitFor(() => expect(deleted).toEqual(['/files/1/a.png']))
    expect(values.at(-1)).toEqual([])
  })

  it('offers no upload when there are eight, and takes no ninth', async () => {
    const seven = Array.from({ length: 7 }, (_, index) => `/${index}.png`)
    const { choose } = open(seven)
    const right = aPng({ width: 500, height: 300 })
    await choose(aFile('a.png', right), aFile('b.png', right))

    const [request] = await untilSent(1)
    expect(screen.getByText('Add at most 8 images.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upload image' })).toBeNull()
    await act(async () => request!.answer(201, { file: { location: '/files/1/a.png' } }))

    expect(sent).toHaveLength(1)
    expect(values.at(-1)).toHaveLength(8)
    expect(screen.queryByRole('button', { name: 'Upload image' })).toBeNull()
  })

  it('speaks Arabic', async () => {
    await speak('ar')
    const { choose } = open(['/a.png'])

    await choose(aFile('a.png', bytesOf('text')))

    expect((await field().findByRole('alert')).textContent).toContain('يجب أن تكون الصورة من نوع')
    expect(screen.getByRole('button', { name: 'رفع صورة' })).toBeTruthy()
  })
})

function open(initial: string[]) {
  function Form() {
    const [value, setValue] = useState(initial)
    const handleChange = (urls: string[]) => {
      values.push(urls)
      setValue(urls)
    }
    return <ImageField folder="item-images" venueId={7} value={value} onChange={handleChange} />
  }
  const { container } = render(
    <>
      <Form />
      <ToastHost />
    </>,
  )
  const user = userEvent.setup()
  const choose = (...files: File[]) =>
    user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, files)
  return { choose, user }
}

/** Returns the field's own elements: toasts of errors are alerts too, and survive a test. */
function field() {
  return within(screen.getByRole('group'))
}

function aFile(name: string, bytes: Uint8Array): File {
  return new File([new Uint8Array(bytes)], name, { type: name.endsWith('gif') ? 'image/gif' : 'image/png' })
}

async function untilSent(count: number): Promise<Sent[]> {
  await waitFor(() => expect(sent).toHaveLength(count))
  return sent
}

/** Replaces the browser's request: records the upload, which the test answers. */
class RecordedRequest extends EventTarget {
  upload = new EventTarget()
  timeout = 0
  status = 0
  responseText = ''
  #address = ''
  #headers = new Map<string, string>()

  open(_method: string, address: string): void {
    this.#address = address
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }

  send(form: FormData): void {
    sent.push({
      address: this.#address,
      token: this.#headers.get('authorization'),
      file: form.get('file') as File,
      progress: (share) =>
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: share * 1000, total: 1000 })),
      answer: (status, body) => {
        Object.assign(this, { status, responseText: JSON.stringify(body) })
        this.dispatchEvent(new Event('load'))
      },
    })
  }
}
