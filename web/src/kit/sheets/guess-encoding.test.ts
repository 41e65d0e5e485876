import { describe, expect, it } from 'vitest'
import { decodeText } from '#kit/sheets/decode-text.ts'
import type { Encoding } from '#kit/sheets/encodings.ts'

const texts = {
  german: 'name_english,name_german\nCheese dumplings,Käsespätzle\nLarge,Größe\nBreakfast,Frühstück für zwei\n',
  french: 'name_french,price\nCrème brûlée,5\nBœuf à la façon du chef,12\nŒufs « à l’ancienne »,7\n',
  turkish: 'name_turkish\nIşkembe çorbası\nŞiş köfte\nAğaç çileği dondurması\n',
  arabic: 'name_english,name_arabic\nLentil soup,شوربة عدس\nBread,خبزٌ طازج\nTea,شاي\n',
  apostrophes: 'name_english,description_english\nChef’s soup,A “lovely” bowl\nShepherd’s pie,‘home made’\n',
  russian: 'name_english,name_russian\nBorscht,Борщ\nDumplings,Пельмени со сметаной\n',
}

describe('a csv file that does not say how its letters are written', () => {
  it.each<[keyof typeof texts, Encoding]>([
    ['german', 'windows-1252'],
    ['french', 'windows-1252'],
    ['turkish', 'windows-1254'],
    ['arabic', 'windows-1256'],
    ['russian', 'windows-1251'],
    ['german', 'macintosh'],
    ['apostrophes', 'windows-1252'],
    ['apostrophes', 'macintosh'],
  ])('is read rightly: %s in %s', (language, encoding) => {
    expect(decodeText(encoded(texts[language], encoding))).toMatchObject({
      text: texts[language],
      lettering: { encoding, isGuess: true },
    })
  })

  it.each(Object.keys(texts) as (keyof typeof texts)[])('is taken for UTF-8 where that is flawless: %s', (language) => {
    expect(decodeText(new TextEncoder().encode(texts[language]))).toEqual({
      text: texts[language],
      lettering: { encoding: 'utf-8', isGuess: false, samples: [] },
    })
  })

  it('loses one letter to one damaged byte in UTF-8, and none else', () => {
    const bytes = new TextEncoder().encode(texts.arabic)
    bytes[texts.arabic.indexOf('ش')] = 0xff

    const { text, lettering } = decodeText(bytes)

    expect(text).toContain('\uFFFD')
    expect(text).toContain('وربة عدس\nBread,خبزٌ طازج')
    expect(lettering).toMatchObject({ encoding: 'utf-8', isGuess: true })
  })

  it('is read otherwise where somebody chooses so, by what each way makes of its words', () => {
    const bytes = encoded(texts.turkish, 'windows-1254')
    const { lettering } = decodeText(bytes)

    expect(Object.fromEntries(lettering.samples.map(({ encoding, sample }) => [encoding, sample]))).toMatchObject({
      'windows-1254': 'Işkembe çorbası Şiş',
      'windows-1252': 'Iþkembe çorbasý Þiþ',
    })
    expect(decodeText(bytes, 'windows-1252')).toMatchObject({
      text: expect.stringContaining('Þiþ köfte') as string,
      lettering: { encoding: 'windows-1252', isGuess: false, samples: lettering.samples },
    })
  })

  it('ends also where all of it is one word', () => {
    expect(decodeText(new Uint8Array(5_000_000).fill(0xe4)).lettering.isGuess).toBe(true)
  })
})

function encoded(text: string, encoding: Encoding): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Uint8Array.from(text, (letter) => byteOf.get(letter)!)
}
