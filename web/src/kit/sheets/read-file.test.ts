import { type BookType, utils, type WorkSheet, write } from '@e965/xlsx'
import { describe, expect, it, vi } from 'vitest'
import { type ReadChoice, readFile } from '#kit/sheets/read-file.ts'
import { readLimits } from '#kit/sheets/read-limits.ts'
import { ReadRefusal } from '#kit/sheets/read-refusal.ts'
import { bomb, setUnpackedBytes, replaceBytes } from '#kit/testing/zip-bomb.ts'

const rows = [
  ['name_english', 'name_arabic', 'price'],
  ['Lentil soup', 'شوربة عدس', '32'],
  ['Tea; hot, "sweet"', 'شاي', '9.5'],
]

describe('a csv file', () => {
  const text = (separator: string, end = '\r\n') =>
    rows.map((row) => row.map(quoted(separator)).join(separator)).join(end)
  const utf8 = (value: string) => new TextEncoder().encode(value)

  it.each([',', ';', '\t'])('is read with %j between its cells', async (separator) => {
    expect(await read(utf8(text(separator)))).toEqual(rows)
  })

  it.each([
    ['UTF-8 without a mark', utf8(text(','))],
    ['UTF-8 with a mark', utf8(`\uFEFF${text(',')}`)],
    ['UTF-16, little end first', utf16(`\uFEFF${text('\t')}`, true)],
    ['UTF-16, big end first', utf16(`\uFEFF${text('\t')}`, false)],
    ['UTF-16 without a mark', utf16(text('\t'), true)],
    ['Windows-1256', windows1256(text(';'))],
  ])('is read in %s', async (_name, bytes) => {
    expect(await read(bytes)).toEqual(rows)
  })

  it('keeps lines and quotes within a cell, and rows that end early', async () => {
    expect(await read(utf8('a,b\n"one\ntwo","say ""so"""\n3\n,4\n'))).toEqual([
      ['a', 'b'],
      ['one\ntwo', 'say "so"'],
      ['3'],
      ['', '4'],
    ])
  })

  it('takes what stands behind a closing quote for a part of the cell', async () => {
    expect(await read(utf8('a,b,c\n"Abc"def,"x, y" ,1\n"x"y,z\n"q",2,3'))).toEqual([
      ['a', 'b', 'c'],
      ['Abcdef', 'x, y ', '1'],
      ['xy', 'z'],
      ['q', '2', '3'],
    ])
  })

  it('may end in a hundred thousand rows without a word, and have empty ones between', async () => {
    const { rows: filled } = await readWhole(utf8(`name,price\n\n , \nSoup,1\n${',,,,\r\n'.repeat(100_000)}Tea,2\n`))

    expect(filled).toEqual({
      cells: [
        ['name', 'price'],
        ['Soup', '1'],
        ['Tea', '2'],
      ],
      places: [1, 4, 100_005],
    })
  })

  it('may name its separator, and end its lines in any way', async () => {
    expect(await read(utf8('sep=;\na,b;c\r1;2'))).toEqual([
      ['a,b', 'c'],
      ['1', '2'],
    ])
  })

  it('may be separated by bars', async () => {
    expect(await read(utf8('name_english|name_arabic\nSoup, hot|شوربة'))).toEqual([
      ['name_english', 'name_arabic'],
      ['Soup, hot', 'شوربة'],
    ])
  })

  it('has no more rows than can be imported', async () => {
    await expect(read(utf8('name_english\n'.repeat(10_101)))).rejects.toMatchObject({ fault: 'tooManyRows' })
  })
})

describe.each<BookType>(['xlsx', 'biff8'])('a workbook (%s)', (bookType) => {
  it('is read by its last sheet, numbers as numbers', async () => {
    const bytes = workbook(
      bookType,
      [['other']],
      [
        ['name_english', 'price'],
        ['Soup', 27.5],
        ['شوربة', null],
      ],
    )

    expect(await read(bytes)).toEqual([['name_english', 'price'], ['Soup', 27.5], ['شوربة']])
  })

  it('gives the stored values of formulas, and evaluates none', async () => {
    const sheet = utils.aoa_to_sheet([
      ['name_english', 'price'],
      ['Soup', 3],
    ])
    sheet.B2 = { t: 'n', v: 3, f: 'WEBSERVICE("http://x")' }

    expect(await read(bytesOf(bookType, sheet))).toEqual([
      ['name_english', 'price'],
      ['Soup', 3],
    ])
  })

  it('is refused where its headers are merged', async () => {
    const sheet = utils.aoa_to_sheet([[], ['name', null, 'price'], ['a', 'b', 1]])
    sheet['!merges'] = [utils.decode_range('A2:B2')]

    await expect(read(bytesOf(bookType, sheet))).rejects.toMatchObject({ fault: 'mergedHeaders' })
  })

  it('is refused where a title in merged cells is above its headers', async () => {
    const sheet = utils.aoa_to_sheet([['Our menu'], ['name_english', 'price'], ['Soup', 3]])
    sheet['!merges'] = [utils.decode_range('A1:B1')]

    await expect(read(bytesOf(bookType, sheet))).rejects.toMatchObject({ fault: 'titleRow' })
  })

  it('is refused with nothing in it', async () => {
    await expect(read(workbook(bookType, []))).rejects.toMatchObject({ fault: 'empty' })
  })
})

describe.each<BookType>(['xlsx', 'biff8'])('of several sheets (%s)', (bookType) => {
  const list = [['name_english'], ['Soup']]
  const book = (hidden: (0 | 1 | 2)[]) => {
    const made = utils.book_new()
    hidden.forEach((_, index) => {
      const cells = index === 0 ? list : [[`Sheet ${index + 1}`]]
      utils.book_append_sheet(made, utils.aoa_to_sheet(cells), `Sheet ${index + 1}`)
    })
    made.Workbook = { Sheets: hidden.map((Hidden) => ({ Hidden })) }
    return new Uint8Array(write(made, { type: 'array', bookType }) as ArrayBuffer)
  }

  it('hidden ones are passed over, and the one that was read is named', async () => {
    expect(await readWhole(book([0, 1, 2]))).toEqual({
      rows: { cells: list, places: [1, 2] },
      sheets: { name: 'Sheet 1', names: ['Sheet 1'] },
    })
  })

  it('another than the last, or the first, can be chosen', async () => {
    const bytes = book([0, 0, 1])

    expect(await readWhole(bytes)).toMatchObject({ sheets: { name: 'Sheet 2', names: ['Sheet 1', 'Sheet 2'] } })
    expect(await read(bytes, { sheet: 'Sheet 1' })).toEqual(list)
    expect(await readWhole(bytes, { readsFirst: true })).toMatchObject({ sheets: { name: 'Sheet 1' } })
    expect(await readWhole(bytes, { sheet: 'Sheet 3' })).toMatchObject({ sheets: { name: 'Sheet 2' } })
  })

  it('one that is refused is named too', async () => {
    await expect(read(workbook(bookType, list, []))).rejects.toMatchObject({
      fault: 'empty',
      sheets: { name: 'Sheet 2', names: ['Sheet 1', 'Sheet 2'] },
    })
  })
})

describe.each<BookType>(['xlsx', 'biff8'])('dates (%s)', (bookType) => {
  it('are read as what people see, whatever number the file holds', async () => {
    const formats = ['dd/mm/yyyy', 'd-mmm', 'yyyy-mm-dd hh:mm', 'h:mm', '#,##0.00 "dishes"', '0.00E+00']
    const sheet = utils.aoa_to_sheet([['price'], ...formats.map(() => [46_361.5])])
    formats.forEach((z, index) => Object.assign(sheet[`A${index + 2}`] as object, { z }))
    Object.assign(sheet.A5 as object, { v: 0.5 })
    Object.assign(sheet.A2 as object, { v: 46_361 })

    expect((await read(bytesOf(bookType, sheet))).flat().slice(1)).toEqual([
      '2026-12-05',
      '2026-12-05 12:00',
      '2026-12-05 12:00',
      '12:00',
      46_361.5,
      46_361.5,
    ])
  })
})

describe('a file that would be too much', () => {
  it('is read for what is in it where a million rows are empty', async () => {
    const sheet = utils.aoa_to_sheet([['name_english'], ['Soup']])
    sheet['!ref'] = 'A1:A1048576'

    expect(await read(bytesOf('xlsx', { ...sheet }))).toEqual([['name_english'], ['Soup']])
  })

  it.each<BookType>(['xlsx', 'biff8'])(
    'is read where thousands of rows have a look and no word (%s)',
    async (bookType) => {
      const rowCount = bookType === 'xlsx' ? 100_000 : 60_000
      const sheet: WorkSheet = {
        '!ref': `A1:B${rowCount}`,
        A1: { t: 's', v: 'name_english' },
        A2: { t: 's', v: 'Soup' },
      }
      for (let row = 3; row <= rowCount; row += 1) sheet[`A${row}`] = { t: 'z', z: '0.00' }

      expect(await readWhole(bytesOf(bookType, sheet))).toMatchObject({
        rows: { cells: [['name_english'], ['Soup']], places: [1, 2] },
      })
    },
  )

  it('keeps the numbers of rows that stand far below', async () => {
    const sheet: WorkSheet = { '!ref': 'A1:A90000', A1: { t: 's', v: 'name_english' }, A90000: { t: 's', v: 'Soup' } }

    expect(await readWhole(bytesOf('xlsx', sheet))).toMatchObject({
      rows: { cells: [['name_english'], ['Soup']], places: [1, 90_000] },
    })
  })

  it('is refused for rows that are really there', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => [`Dish ${index}`, index])

    await expect(read(workbook('xlsx', [['name_english', 'price'], ...many]))).rejects.toMatchObject({
      fault: 'tooManyRows',
    })
  })

  it('is refused as a zip bomb by what its directory says', async () => {
    const bytes = workbook('xlsx', [['name_english']])
    setUnpackedBytes(bytes, 0xf0_00_00_00)

    await expect(read(bytes)).rejects.toMatchObject({ fault: 'zipBomb' })
  })

  it('is refused as a zip bomb by what comes out, when its directory lies', async () => {
    const sheet = utils.aoa_to_sheet([['name_english', 'x'.repeat(100)]])
    const bytes = await bomb(bytesOf('xlsx', sheet), readLimits.unpackedBytes + 1_000_000)

    expect(bytes.length).toBeLessThan(1_000_000)
    await expect(read(bytes)).rejects.toMatchObject({ fault: 'zipBomb' })
  })

  it('is refused by its size', async () => {
    await expect(read(new Uint8Array(readLimits.fileBytes + 1).fill(65))).rejects.toMatchObject({ fault: 'tooLarge' })
  })
})

describe('a file of another kind', () => {
  const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  it.each([
    ['a PDF, whatever it is called', ascii('%PDF-1.7\n...'), 'pdf'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'wrongType'],
    ['a zip file that is cut off', ascii('PK\u0003\u0004 and nothing more than this, which is no directory'), 'broken'],
    ['an old file that is cut off', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 1, 2]), 'broken'],
    ['nothing', new Uint8Array(0), 'empty'],
    ['only spaces', ascii(' , ,\n , '), 'empty'],
  ])('is refused by its name: %s', async (_name, bytes, fault) => {
    await expect(read(bytes)).rejects.toMatchObject({ fault })
  })

  it('is refused though it is a zip file, such as a letter', async () => {
    const bytes = workbook('xlsx', [['name_english']])
    // Keeps the length, so that nothing else of the zip file changes.
    const renamed = replaceBytes(bytes, ascii('xl/workbook.xml'), ascii('ab/document.xml'))

    await expect(read(renamed)).rejects.toMatchObject({ fault: 'wrongType' })
  })
})

it('tells how far it is', async () => {
  const heard = vi.fn<(share: number) => void>()

  await readFile(workbook('xlsx', rows), { onProgress: heard })

  expect(heard.mock.calls.flat()).toEqual([0.2, 0.5, 1])
})

it('is refused with the number of its rows', () => {
  expect(new ReadRefusal('tooManyRows', { count: 9 }).count).toBe(9)
})

async function read(bytes: Uint8Array, choice?: ReadChoice) {
  const { rows: filled } = await readWhole(bytes, choice)
  return filled.cells
}

function readWhole(bytes: Uint8Array, choice?: ReadChoice) {
  return readFile(bytes, { choice, onProgress: () => undefined })
}

function workbook(bookType: BookType, ...sheets: (string | number | null)[][][]): Uint8Array {
  return bytesOf(bookType, ...sheets.map((cells) => utils.aoa_to_sheet(cells)))
}

function bytesOf(bookType: BookType, ...sheets: WorkSheet[]): Uint8Array {
  const book = utils.book_new()
  sheets.forEach((sheet, index) => utils.book_append_sheet(book, sheet, `Sheet ${index + 1}`))
  return new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer)
}

function quoted(separator: string) {
  return (cell: string) => (cell.includes('"') || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell)
}

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  Array.from({ length: text.length }, (_, index) => view.setUint16(index * 2, text.charCodeAt(index), isLittleEndian))
  return bytes
}

function windows1256(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1256')
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Uint8Array.from(text, (letter) => byteOf.get(letter)!)
}
