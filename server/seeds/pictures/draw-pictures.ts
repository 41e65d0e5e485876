import { writeFileSync } from 'node:fs'
import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { drawBakery, drawBurger, drawCake, drawIceCream, drawSandwich } from './baked-pictures.ts'
import { drawFruitBowl, drawRice, drawSalad, drawSoup } from './bowl-pictures.ts'
import { drawPixels, type Paint, pictureSize } from './canvas.ts'
import { drawBeer, drawCocktail, drawCoffee, drawJuice, drawTea, drawWater, drawWine } from './drink-pictures.ts'
import { withPalette } from './palette.ts'
import { furtherVariants, paintAs } from './variants.ts'
import { pictureFile, pictureVariants, type PictureName } from './picture-names.ts'
import {
  drawEggs,
  drawFish,
  drawFlatbread,
  drawFries,
  drawGrill,
  drawMezze,
  drawPancakes,
  drawPasta,
} from './plated-pictures.ts'
import { encodePng } from './png.ts'

/** The ground of each picture and the things on it. */
const pictures: Record<PictureName, [ground: string, draw: (paint: Paint) => void]> = {
  eggs: ['#cfdcd6', drawEggs],
  bakery: ['#f1dfc6', drawBakery],
  'fruit-bowl': ['#f3d9dc', drawFruitBowl],
  pancakes: ['#bcd3d6', drawPancakes],
  soup: ['#e9d5b8', drawSoup],
  salad: ['#bfcfa6', drawSalad],
  mezze: ['#e7cfae', drawMezze],
  burger: ['#f0d4a2', drawBurger],
  sandwich: ['#d9e0c4', drawSandwich],
  pasta: ['#b7c9b4', drawPasta],
  flatbread: ['#d9cdbb', drawFlatbread],
  grill: ['#d8b08c', drawGrill],
  fish: ['#a9c6cf', drawFish],
  rice: ['#e3c19a', drawRice],
  fries: ['#d58a6a', drawFries],
  cake: ['#edd3d0', drawCake],
  'ice-cream': ['#c5dfdc', drawIceCream],
  coffee: ['#c9b49c', drawCoffee],
  tea: ['#b9cdb4', drawTea],
  juice: ['#f8dfa8', drawJuice],
  water: ['#cfe4ec', drawWater],
  cocktail: ['#574a6e', drawCocktail],
  beer: ['#e9cf9c', drawBeer],
  wine: ['#cdbfae', drawWine],
}

/** The names on the command line; without any, everything is drawn. */
const wanted = process.argv.slice(2)

/** Draws the pictures of the demo's menus into the files beside it; the result is the same every time. */
for (const name of keysOf(pictureVariants)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const [firstGround, draw] = pictures[name]
  write(name, 0, drawPixels(firstGround, draw))
  furtherVariants[name]?.forEach(([ground], index) => {
    const variant = index + 1
    write(
      name,
      variant,
      drawPixels(ground, (paint) => draw(paintAs(name, variant, paint))),
    )
  })
}

function write(name: PictureName, variant: number, pixels: Uint8Array): void {
  const png = encodePng({ ...pictureSize, ...withPalette(pixels) })
  writeFileSync(new URL(pictureFile(name, variant), import.meta.url), png)
}
