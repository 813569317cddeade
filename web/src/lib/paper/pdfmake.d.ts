// As much of pdfmake as is used here.
declare module "pdfmake/build/pdfmake.min.js" {
  const maker: {
    setFonts(fonts: Record<string, { normal: string; bold: string }>): void;
    createPdf(document: object): { getBlob(): Promise<Blob> };
  };
  export default maker;
}
