/** An empty arch with the words that `<Picture>` uses too; for mail and other sites, which cannot draw their own. */
export const missingPicture = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300" role="img" aria-label="Image unavailable">
<rect width="400" height="300" fill="#0b1028"/>
<path d="M130 230V130c0-14 8-20 18-22 0-14 10-22 22-22 4-14 16-18 30-30 14 12 26 16 30 30 12 0 22 8 22 22 10 2 18 8 18 22v100z" fill="none" stroke="#cd9f59" stroke-width="2"/>
<text x="200" y="266" fill="#fdf8ef" font-family="Georgia, serif" font-size="18" text-anchor="middle">Image unavailable</text>
</svg>`,
);
