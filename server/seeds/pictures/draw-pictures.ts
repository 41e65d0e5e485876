import { writeFileSync } from 'node:fs'
import { drawBakery, drawBurger, drawCake, drawIceCream, drawSandwich } from './baked-pictures.ts'
import { drawFruitBowl, drawRice, drawSalad, drawSoup } from './bowl-pictures.ts'
import { drawPixels, type Paint, pictureSize } from './canvas.ts'
import { drawBeer, drawCocktail, drawCoffee, drawJuice, drawTea, drawWater, drawWine } from './drink-pictures.ts'
import { withPalette } from './palette.ts'
import { type PictureName, pictureNames } from './picture-names.ts'
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

/** Each picture's ground and what is on it. */
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

/** Draws the pictures of the demo's menus again, to the files beside; the same every time. */
for (const name of pictureNames) {
  const [ground, draw] = pictures[name]
  const png = encodePng({ ...pictureSize, ...withPalette(drawPixels(ground, draw)) })
  writeFileSync(new URL(`${name}.png`, import.meta.url), png)
}
