import { fireEvent } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import '#kit/presses/guard-presses.ts'
import { drawAndWait, drawPage, place, tapAt } from '#kit/testing/placed-elements.ts'

/** Longer than a second tap may take. */
const seenMs = 1_000

const onPress = vi.fn<(id: string) => void>()

// One clock for all tests: guards end by it.
beforeAll(() => {
  vi.useFakeTimers()
  document.addEventListener('click', ({ target }) => target instanceof Element && onPress(target.id))
})

afterAll(() => void vi.useRealTimers())

beforeEach(() => {
  drawPage('<input id="field"><button id="save" data-at="10 10 80 40">Save</button>')
  onPress.mockReset()
})

afterEach(async () => {
  await drawAndWait(seenMs)
  fireEvent.keyDown(document.body, { key: 'Shift' })
  vi.restoreAllMocks()
})

it('takes every press at what stays as it was, however quickly they come', () => {
  for (let taps = 0; taps < 4; taps += 1) {
    tap()
    vi.advanceTimersByTime(100)
  }

  expect(onPress).toHaveBeenCalledTimes(4)
})

describe('a second tap', () => {
  it('sends no form again, though it looks as before while its fields are checked', async () => {
    drawPage('<form><button type="submit" id="send" data-at="10 10 80 40">Save</button></form>')
    get('send').addEventListener('click', (event) => event.preventDefault())
    tap()
    vi.advanceTimersByTime(120)
    tap()
    expect(pressed()).toEqual(['send'])

    await drawAndWait(seenMs)
    tap()
    expect(pressed()).toEqual(['send', 'send'])
  })

  it('hits nothing that has come to the place of the first, until that was seen', async () => {
    tap()
    replace()
    await drawAndWait(300)
    tap()
    expect(pressed()).toEqual(['save'])

    await drawAndWait(seenMs)
    tap()
    expect(pressed()).toEqual(['save', 'next'])
  })

  it('hits nothing that came there long after the first', async () => {
    tap()
    await drawAndWait(3_000)
    replace()
    await drawAndWait()

    tap()

    expect(pressed()).toEqual(['save'])
  })

  it('hits nothing of what lies under something that has gone', async () => {
    drawPage('<button id="under" data-at="0 0 200 200"></button><button id="over" data-at="10 10 80 40"></button>')
    tap()
    get('over').remove()
    await drawAndWait()

    tap()

    expect(pressed()).toEqual(['over'])
  })

  it.each([
    { what: 'another name', change: (button: HTMLElement) => (button.textContent = 'Delete') },
    { what: 'another address', change: (button: HTMLElement) => button.setAttribute('href', '/2') },
    { what: 'another act', change: (button: HTMLElement) => button.setAttribute('data-act', 'version 2') },
    { what: 'its part unfolded', change: (button: HTMLElement) => button.setAttribute('aria-expanded', 'true') },
  ])('is ignored by the same button with $what', async ({ change }) => {
    tap()
    change(get('save'))
    await drawAndWait()

    tap()

    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('does not repeat an act that was answered before the next frame', async () => {
    tap()
    get('save').setAttribute('aria-busy', 'true')
    await Promise.resolve()
    get('save').removeAttribute('aria-busy')
    await Promise.resolve()

    vi.advanceTimersByTime(400)
    tap()

    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('counts at a button that says how often it was pressed', async () => {
    get('save').dataset.repeats = ''
    tap()
    get('save').textContent = 'Save 1×'
    await drawAndWait()

    tap()

    expect(onPress).toHaveBeenCalledTimes(2)
  })

  it('counts in a place that has a guard of its own, but not in a dialog which that has opened', async () => {
    drawPage(
      '<div id="place" data-repeats data-at="10 10 80 40"><button id="save" data-at="10 10 80 40"></button></div>',
    )
    tap()
    get('place').innerHTML = '<button id="next" data-at="10 10 80 40"></button>'
    await drawAndWait()
    tap()
    expect(pressed()).toEqual(['save', 'next'])

    get('place').innerHTML += '<dialog open><button id="confirm" data-at="10 10 80 40"></button></dialog>'
    await drawAndWait()
    tap()
    expect(pressed()).toEqual(['save', 'next'])
  })

  it('counts at a choice, which says only that it was made', async () => {
    tap()
    get('save').setAttribute('aria-pressed', 'true')
    await drawAndWait()

    tap()

    expect(onPress).toHaveBeenCalledTimes(2)
  })

  it('is ignored where a list became too short, and was scrolled by the browser', async () => {
    document.body.insertAdjacentHTML('beforeend', '<button id="row" data-at="10 300 80 40"></button>')
    tap()
    await drawAndWait(seenMs)
    place(get('row'), '10 10 80 40')
    vi.mocked(document.elementFromPoint).mockReturnValue(get('row'))
    fireEvent.scroll(document)
    await drawAndWait()

    tap()

    expect(pressed()).toEqual(['save'])
  })

  it('is ignored where the first has opened another window', async () => {
    tap()
    fireEvent(window, new Event('blur'))
    await drawAndWait()

    tap()

    expect(onPress).toHaveBeenCalledTimes(1)
  })
})

it('stops a third tap too, but not a hand that keeps pressing', async () => {
  tap()
  replace()
  await drawAndWait()
  for (let taps = 0; taps < 2; taps += 1) {
    tap()
    vi.advanceTimersByTime(500)
  }
  expect(pressed()).toEqual(['save'])

  tap()
  expect(pressed()).toEqual(['save', 'next'])
})

describe('a hand that has gone on presses on purpose:', () => {
  it.each([
    { who: 'has typed', goOn: () => fireEvent(get('field'), new InputEvent('input', { bubbles: true, data: 'a' })) },
    { who: 'has pressed a key', goOn: () => fireEvent.keyDown(get('field'), { key: 'Enter' }) },
    { who: 'has scrolled', goOn: () => fireEvent.pointerCancel(document.body) },
    { who: 'has turned the wheel', goOn: () => fireEvent.wheel(document.body) },
    { who: 'has pressed elsewhere', goOn: () => tapAt(330, 30) },
  ])('who $who', async ({ goOn }) => {
    document.body.insertAdjacentHTML('beforeend', '<button id="elsewhere" data-at="300 10 80 40"></button>')
    tap()
    replace()
    await drawAndWait()
    tap()
    expect(pressed()).toEqual(['save'])
    goOn()
    onPress.mockReset()

    tap()

    expect(pressed()).toEqual(['next'])
  })

  it('not who has only slipped, and hit nothing', async () => {
    tap()
    replace()
    await drawAndWait()
    tapAt(50, 60)

    tap()

    expect(pressed()).not.toContain('next')
  })

  it('and by a key, which presses the focused element', async () => {
    tap()
    replace()
    await drawAndWait()

    fireEvent.click(get('next'), { detail: 0 })

    expect(pressed()).toEqual(['save', 'next'])
  })
})

describe('a row as wide as a phone', () => {
  beforeEach(() => drawPage('<button id="save" data-at="10 10 370 56"></button>'))

  it('has another place at its other end', async () => {
    tapAt(50, 40)
    replace('10 10 370 56')
    await drawAndWait()

    tapAt(200, 40)

    expect(pressed()).toEqual(['save', 'next'])
  })

  it('stops every tap of a hand that trembles about one spot', async () => {
    tapAt(50, 40)
    replace('10 10 370 56')
    await drawAndWait()

    for (const x of [30, 50, 70]) tapAt(x, 40)

    expect(pressed()).toEqual(['save'])
  })
})

it('counts from when the second tap was made, though a busy device tells of it later', async () => {
  tap()
  replace()
  await drawAndWait(300)
  const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 50, clientY: 30 })
  await drawAndWait(seenMs)

  fireEvent(get('next'), second)

  expect(pressed()).toEqual(['save'])
})

it('counts from when the change was drawn, however long that took', async () => {
  const frames: FrameRequestCallback[] = []
  const drawAll = () => {
    for (const draw of frames.splice(0)) draw(performance.now())
  }
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw))
  tap()
  replace()
  await drawAndWait(seenMs)
  tap()
  expect(pressed()).toEqual(['save'])

  vi.advanceTimersByTime(seenMs)
  for (let frame = 0; frame < 4; frame += 1) drawAll()
  tap()
  expect(pressed()).toEqual(['save'])
  vi.advanceTimersByTime(seenMs)
  tap()
  expect(pressed()).toEqual(['save', 'next'])
})

/** Puts another button in the place of the first. */
function replace(at = '10 10 80 40'): void {
  get('save').remove()
  document.body.insertAdjacentHTML('beforeend', `<button id="next" data-at="${at}">Next</button>`)
}

function tap(): void {
  tapAt(50, 30)
}

function get(id: string): HTMLElement {
  return document.getElementById(id)!
}

function pressed(): string[] {
  return onPress.mock.calls.map(([id]) => id).filter((id) => id !== '')
}
