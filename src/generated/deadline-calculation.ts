/** Changes with the dates that the rules give for the test vectors of lien-deadlines: run `npm run generate`. */
export const calculation = 'l0eF2Op4Iur1e_IJ';
