/** Changes with the dates that the rules give for the test vectors of lien-deadlines: run `npm run generate`. */
export const calculation = 'La90gqcxyBf4pFoG';
